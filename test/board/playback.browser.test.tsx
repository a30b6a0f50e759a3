import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { englishLabels } from '../../web/board/labels.ts';
import type { PlaybackHandle } from '../../web/board/types.ts';
import { drawn, LATE, LONG, mount, pit, START, unmount } from './host.tsx';

afterEach(unmount);

const playing = () => document.querySelector('[data-playing]') !== null;
const spoken = () => document.querySelector('[aria-live]')?.textContent;
const handle = () => ({ current: null as PlaybackHandle | null });
const controls = (ref: { current: PlaybackHandle | null }) => {
  if (!ref.current) throw new Error('nothing has been played');
  return ref.current;
};

async function playB2L(over: Parameters<typeof mount>[2]) {
  const mounted = mount('kujifunza', LATE, over);
  pit('B2').focus();
  await userEvent.keyboard('l');
  return mounted;
}

describe('a move is played back', () => {
  it('lap by lap to the position that the rules give, then it is spoken', async () => {
    const { heard } = await playB2L({ speed: 2 });
    expect(heard.played).toEqual(['B2L']);
    await expect.poll(playing).toBe(true);
    expect(spoken()).toBe('');
    await expect.poll(() => heard.ends, { timeout: 12_000 }).toBe(1);
    expect(drawn('S')).toEqual([...heard.position.S.pits]);
    expect(drawn('N')).toEqual([...heard.position.N.pits]);
    await expect.poll(spoken).toBe('B2L');
    const laps = heard.progress
      .filter((entry) => entry.startsWith('playing'))
      .map((entry) => Number(entry.split(' ')[1]));
    expect(laps).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(heard.progress.at(-1)).toBe('done 7');
    expect(document.querySelector('.bao-last .bao-took')).not.toBeNull();
  });

  it('is not drawn first as one that has been played', async () => {
    const drawings: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element) drawings.push(node.getAttribute('class') ?? '');
    });
    observer.observe(document.body, { subtree: true, childList: true });
    await playB2L({ speed: 2 });
    await expect.poll(playing).toBe(true);
    expect(drawings).not.toContain('bao-last');
    expect(drawings).not.toContain('bao-playable');
    await expect.poll(playing, { timeout: 12_000 }).toBe(false);
    expect(drawings).toContain('bao-last');
    observer.disconnect();
  });

  it('no seed that stays where it is is drawn again', async () => {
    await playB2L({ speed: 2 });
    await expect.poll(playing).toBe(true);
    // Each seed is an ellipse; a pit that is sown gets one more, one that is lifted loses them, and nothing else is touched.
    let added = 0;
    let sown = 0;
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const each = [...addedNodes].filter((node) => node.nodeName === 'ellipse').length;
        if (target instanceof Element && target.closest('.bao-pit')) added += each;
        if (target instanceof CharacterData && target.parentElement?.closest('.bao-pit')) sown++;
      }
    });
    const grid = document.querySelector('.bao-grid')!;
    observer.observe(grid, { subtree: true, childList: true, characterData: true });
    await expect.poll(playing, { timeout: 12_000 }).toBe(false);
    observer.disconnect();
    expect(sown).toBeGreaterThan(20);
    expect(added).toBeLessThanOrEqual(sown);
  });

  it('no move asks the browser anew whether motion is wished', async () => {
    const asked = vi.spyOn(window, 'matchMedia');
    for (let move = 0; move < 3; move++) {
      const { heard } = await playB2L({ speed: 2 });
      await expect.poll(playing).toBe(true);
      await userEvent.keyboard('x');
      await expect.poll(() => heard.ends).toBe(1);
      unmount();
    }
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('a click or a key anywhere skips it', async () => {
    for (const input of ['click', 'key'] as const) {
      const { heard } = await playB2L({ speed: 0.5 });
      await expect.poll(playing).toBe(true);
      if (input === 'click') await userEvent.click(document.body, { position: { x: 3, y: 3 } });
      else await userEvent.keyboard('x');
      await expect.poll(playing).toBe(false);
      expect(heard.ends).toBe(1);
      expect(drawn('N')).toEqual([...heard.position.N.pits]);
    }
  });

  it('stops at laps: forward, back, on and skip by the handle', async () => {
    const ref = handle();
    const { heard } = await playB2L({ speed: 0.5, playbackRef: ref });
    await expect.poll(playing).toBe(true);
    controls(ref).pause();
    controls(ref).stepLap(1);
    controls(ref).stepLap(1);
    const two = drawn('S').join();
    expect(controls(ref).progress).toMatchObject({ state: 'paused', laps: 7 });
    const lap = controls(ref).progress.lap;
    controls(ref).stepLap(1);
    expect(drawn('S').join()).not.toBe(two);
    controls(ref).stepLap(-1);
    expect(drawn('S').join()).toBe(two);
    expect(controls(ref).progress.lap).toBe(lap);
    for (let k = 0; k < 9; k++) controls(ref).stepLap(-1);
    expect(drawn('S')).toEqual([2, 0, 1, 2, 0, 1, 1, 1, 2, 3, 3, 3, 5, 4, 2, 1]);
    controls(ref).resume();
    expect(controls(ref).progress.state).toBe('playing');
    controls(ref).skip();
    expect(heard.ends).toBe(1);
    await expect.poll(() => drawn('S').join()).toBe(heard.position.S.pits.join());
    controls(ref).stepLap(-1);
    expect(controls(ref).progress).toEqual({ state: 'paused', lap: 6, laps: 7 });
  });

  it('speed 0 shows result and path at once', async () => {
    const { heard } = await playB2L({ speed: 0 });
    await expect.poll(() => heard.ends).toBe(1);
    expect(heard.progress).toEqual([]);
    expect(drawn('N')).toEqual([...heard.position.N.pits]);
    expect(document.querySelectorAll('.bao-last .bao-took')).toHaveLength(4);
  });

  it('so does the wish for reduced motion', async () => {
    const session = cdp() as unknown as { send(method: string, params: object): Promise<void> };
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    try {
      const { heard } = await playB2L({ speed: 1 });
      await expect.poll(() => heard.ends).toBe(1);
      expect(heard.progress).toEqual([]);
      expect(document.querySelectorAll('.bao-last .bao-took')).toHaveLength(4);
    } finally {
      await session.send('Emulation.setEmulatedMedia', { features: [] });
    }
  });

  it('91 laps take no more than 12 seconds, half of that at double speed, and no seed renders the board again', {
    timeout: 40_000,
  }, async () => {
    let named = 0;
    const labels = {
      ...englishLabels,
      pit: (info: Parameters<typeof englishLabels.pit>[0]) => {
        named++;
        return englishLabels.pit(info);
      },
    };
    const { heard } = mount('kiarabu', LONG, { speed: 2, labels });
    pit('a4').focus();
    await userEvent.keyboard('l');
    await expect.poll(playing).toBe(true);
    const before = named;
    const began = performance.now();
    await expect.poll(() => heard.ends, { timeout: 30_000, interval: 100 }).toBe(1);
    // Twice what it should take, for a slow machine.
    expect(performance.now() - began).toBeLessThan(12_000);
    expect(heard.progress.at(-1)).toBe('done 91');
    expect(named - before).toBeLessThanOrEqual(32 * 3);
    expect(drawn('N')).toEqual([...heard.position.N.pits]);
  });

  it('another position from the host ends it', async () => {
    const { heard } = await playB2L({ speed: 0.5 });
    await expect.poll(playing).toBe(true);
    const other = mount('kiswahili', START);
    expect(drawn('S')).toEqual([...other.heard.position.S.pits]);
    expect(heard.played).toEqual(['B2L']);
    expect(playing()).toBe(false);
  });
});
