/**
 * Who plays a stored match: one page of this browser at a time. By Web Locks, which end with the page that holds them; where
 * there are none (pages without https) by asking the other pages over a channel. Where there is neither, nobody is asked.
 */

export interface Claim {
  release(): void;
}

/** Milliseconds in which another page must answer. */
const PATIENCE = 300;
const nameOf = (id: string) => `bingwa-match-${id}`;

/** Undefined on pages without https, whatever the types say. */
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined;

/**
 * Claims a match; null if another page plays it. With `take` it is taken from that page. `onLost`: another page has taken it from this
 * one, which must stop at once.
 */
export function claimMatch(id: string, onLost: () => void, take = false): Promise<Claim | null> {
  const manager = locks();
  if (manager !== undefined) return claimByLock(manager, id, onLost, take);
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve({ release: () => {} });
  return claimByAsking(id, onLost, take);
}

/** Whether another page (or this one) plays the match. */
export async function isClaimed(id: string): Promise<boolean> {
  const manager = locks();
  if (manager !== undefined) return (await manager.query()).held?.some(({ name }) => name === nameOf(id)) ?? false;
  if (typeof BroadcastChannel === 'undefined') return false;
  const channel = new BroadcastChannel(nameOf(id));
  try {
    return await answered(channel, { type: 'who', token: -1 });
  } finally {
    channel.close();
  }
}

function claimByLock(manager: LockManager, id: string, onLost: () => void, take: boolean): Promise<Claim | null> {
  return new Promise((resolve) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const options: LockOptions = take ? { steal: true } : { ifAvailable: true };
    manager
      .request(nameOf(id), options, (lock) => {
        resolve(lock === null ? null : { release });
        return lock === null ? undefined : held;
      })
      .catch(() => {
        // Stolen. If it was never held the request itself was refused, and nobody plays.
        resolve(null);
        onLost();
      });
  });
}

type Message =
  | { readonly type: 'who'; readonly token: number }
  | { readonly type: 'mine' }
  | { readonly type: 'yield' };

/** Asks; true if another page answers that the match is its own. */
function answered(channel: BroadcastChannel, question: Message): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), PATIENCE);
    const listen = ({ data }: MessageEvent<Message>) => {
      if (data.type === 'mine') finish(true);
      if (question.type !== 'who' || data.type !== 'who') return;
      // Two that ask at once: the higher number has it. The other may have asked before this page listened, or after.
      if (data.token < question.token) channel.postMessage({ type: 'mine' } satisfies Message);
      else finish(true);
    };
    const finish = (taken: boolean) => {
      clearTimeout(timer);
      channel.removeEventListener('message', listen);
      resolve(taken);
    };
    channel.addEventListener('message', listen);
    channel.postMessage(question);
  });
}

async function claimByAsking(id: string, onLost: () => void, take: boolean): Promise<Claim | null> {
  const channel = new BroadcastChannel(nameOf(id));
  if (take) channel.postMessage({ type: 'yield' } satisfies Message);
  else if (await answered(channel, { type: 'who', token: Math.random() })) {
    channel.close();
    return null;
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'who') channel.postMessage({ type: 'mine' } satisfies Message);
    if (data.type !== 'yield') return;
    channel.close();
    onLost();
  };
  return { release: () => channel.close() };
}
