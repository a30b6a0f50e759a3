import { describe, expect, it } from 'vitest';
import { MAP } from '../../worker/memory.ts';
import { engineRules, parameterBlock, VARIANTS } from '../../worker/rulesets.ts';
import { after, engine, exportsOf, job, pool, rows, START, search } from './support.ts';

/** Small, fast, seeded (xorshift): the same calls in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

describe('bad input to the exports', () => {
  it('20 000 calls with any numbers over any bytes neither trap nor hang', { timeout: 60_000 }, async () => {
    const { exports, memory } = await exportsOf(1);
    const random = randomFrom(20_261_129);
    const bytes = new Uint8Array(memory.buffer);
    const words = new Int32Array(memory.buffer);
    const odd = [0, 1, -1, 2, 63, 64, 255, 4096, 0x7fff_ffff, -0x8000_0000];
    const number = () => (random(2) === 0 ? odd[random(odd.length)]! : random(2 ** 31) * (random(2) === 0 ? 1 : -1));
    let accepted = 0;
    let searched = 0;
    const spoil = [
      // Position, searchmoves and history of the thread.
      () => bytes.fill(random(256), exports.areaAddress() + random(64), exports.areaAddress() + 64 + random(16_000)),
      () => {
        for (let i = 0; i < 64; i++) bytes[exports.areaAddress() + i] = random(3) === 0 ? random(256) : random(4);
      },
      () => {
        words[MAP.rules / 4 + random(19)] = number();
        words[MAP.rules / 4 + 16] = random(5000);
      },
      () => {
        words[MAP.stop / 4 + random(6)] = number();
      },
    ];
    /** Any game's rules with 64 of its seeds (or fewer) strewn over the pits: mostly a position to work on. */
    const strew = () => {
      const rules = engineRules({ variant: VARIANTS[random(VARIANTS.length)]!, switches: {} });
      if (typeof rules === 'string') throw new Error(rules);
      words.set(parameterBlock(rules), MAP.rules / 4);
      exports.applyRules();
      const root = bytes.subarray(exports.areaAddress(), exports.areaAddress() + 64).fill(0);
      const pits = 2 * rules.columns;
      for (let i = 0; i < Math.min(rules.seeds, 64); i++) root[random(2) * 16 + random(pits)]!++;
      root[35] = 255;
    };
    const goOn = () => {
      words[MAP.limitNodes / 4] = 300;
      words[MAP.limitNodes / 4 + 1] = 0;
      exports.search();
    };
    const calls = [
      () => exports.init(0),
      () => exports.applyRules(),
      () => {
        if (random(2) === 0) strew();
        if (exports.acceptRoot() === 0) accepted++;
      },
      () => exports.rootChildren(),
      () => exports.playChild(number()),
      () => exports.rootHash(),
      () => exports.perft(number() % 3),
      () => exports.hashfull(),
      () => {
        if (exports.start(number(), random(2) === 1, true, random(2) === 1) !== 0) searched++;
        goOn();
      },
      () => goOn(),
    ];
    for (let i = 0; i < 20_000; i++) {
      if (random(4) === 0) spoil[random(spoil.length)]!();
      calls[random(calls.length)]!();
    }
    expect(accepted).toBeGreaterThan(1000);
    expect(searched).toBeGreaterThan(100);
  });
});

describe('bad text', () => {
  const cases: [string, string][] = [
    ['', 'position has 1 fields, expected 6'],
    [START.replace('22,22', '22,21'), '63 seeds, 64 expected'],
    [START.replace(' S ', ' W '), 'side is "W", expected S or N'],
    [START.replace(' SN ', ' SX '), 'houses is "SX", expected SN, S, N or -'],
    [START.replace(' - 1', ' A9 1'), 'takasia is "A9", expected a front pit or -'],
    [START.replace(' - 1', ' A1 1'), 'takasia pit A1 is empty'],
    [START.replace('/0,2,2,6', '/0,2,2'), 'row a has 7 pits, expected 8'],
    [START.replace(' - 1', ' - 0'), 'move number is "0", expected 1 to 99999'],
    [START.replace('/0,0,0,0,6', '/0,0,0,0,-6'), 'pit A5 is "-6", expected a count from 0 to 64'],
  ];
  it.each(cases)('%s', async (text, reason) => {
    const host = await engine(1);
    expect(host.setPosition(after(10))).toBeNull();
    expect(host.setPosition(text)).toContain(reason);
    expect(host.positionText()).toBe(after(10));
  });

  it('names an unknown variant, switch and value', async () => {
    const host = await engine(1);
    const from = (variant: string, switches: Record<string, boolean | number>) => host.setRules({ variant, switches });
    expect(from('chess', {})).toContain('unknown variant "chess", expected one of kiswahili');
    expect(from('kiswahili', { castling: true })).toContain('unknown switch "castling"');
    expect(from('kiswahili', { moveLimit: 0 })).toContain('expected a whole number from 1 to 1000000');
    expect(from('hawalis', { takasia: true })).toContain('makes no sense in hawalis');
  });

  it('an illegal move is told with the legal ones', async () => {
    const host = await engine(1);
    expect(host.play('A1L')).toBe(`illegal move "A1L" in ${START}, legal: A6L* A6R* A7L* A7R*`);
  });
});

describe('hashes', () => {
  it('differ between all sample positions of a game, and follow the state only', async () => {
    const host = await engine(1);
    const positions = new Set(rows('positions/kiswahili.tsv').map((row) => row[0]!.split(' ').slice(0, 5).join(' ')));
    const hashes = [...positions].map((text) => {
      expect(host.setPosition(`${text} 1`)).toBeNull();
      const hash = host.hash();
      host.setPosition(`${text} 77`);
      expect(host.hash()).toBe(hash);
      return hash;
    });
    expect(new Set(hashes).size).toBe(positions.size);
  });
});

describe('a pool over shared memory', () => {
  it('shares what a helper has found', async () => {
    const { hosts } = await pool(2);
    const [main, helper] = [hosts[0]!, hosts[1]!];
    const alone = search(main, job(after(62)));
    main.clearTable();
    expect(helper.prepare(job(after(62)))).toBeNull();
    expect(main.prepare(job(after(62)))).toBeNull();
    helper.runHelper();
    expect(main.run(() => {})).toBe('done');
    expect(main.result().info.lines[0]!.score).toEqual({ kind: 'loss', plies: 16 });
    // Both threads' nodes are told; the main thread's part is what the helper has left to do.
    expect(main.result().info.nodes).toBeLessThan(2 * alone.info.nodes);
  });

  it('a helper ends when the stop flag is set', async () => {
    const { hosts } = await pool(2);
    expect(hosts[1]!.prepare(job(START))).toBeNull();
    hosts[0]!.stop();
    const asked = performance.now();
    hosts[1]!.runHelper();
    expect(performance.now() - asked).toBeLessThan(50);
  });
});
