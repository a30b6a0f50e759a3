/** The terminal protocol of notation 4, spoken to the real program. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../bench/signature.ts';
import { SUITE } from '../../bench/suite.ts';
import { legalTexts } from './legal.ts';
import { MIDGAME, NEAR_WIN, START, UgiProcess } from './support.ts';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const numberAfter = (line: string, word: string) => Number(new RegExp(` ${word} (\\d+)`).exec(line)?.[1]);
const ERROR = 'info string error: ';

let ugi: UgiProcess;
beforeAll(async () => {
  ugi = await UgiProcess.start();
});
afterAll(async () => {
  await ugi.quit();
});

describe('introduction', () => {
  it('gives name, author, one line for each option, ugiok', async () => {
    const lines = await ugi.ask('ugi', 'ugiok');
    expect(lines[0]).toMatch(/^id name Bingwa \d+\.\d+\.\d+/);
    expect(lines[1]).toMatch(/^id author ./);
    const names = lines
      .slice(2, -1)
      .map((line) => /^option name (\w+) type (?:combo|spin|check) default /.exec(line)?.[1]);
    for (const name of ['Variant', 'Hash', 'Threads', 'MultiPV', 'takasia', 'nyumba8', 'moveLimit']) {
      expect(names).toContain(name);
    }
    expect(names).not.toContain(undefined);
  });

  it('is ready', async () => {
    expect(await ugi.ask('isready', 'readyok')).toEqual(['readyok']);
  });
});

describe('positions', () => {
  it('starts from the start', async () => {
    ugi.send('position startpos');
    const [position, legal, hash, rules] = await ugi.show();
    expect(position).toBe(`position ${START}`);
    expect(legal).toBe('legal A6L* A6R* A7L* A7R*');
    expect(hash).toMatch(/^hash [0-9a-f]{16}$/);
    expect(rules).toBe('rules kiswahili');
  });

  it('plays moves in any accepted form', async () => {
    ugi.send('position startpos moves A6L* a5R');
    const canonical = await ugi.show();
    ugi.send('position startpos moves 6l 5r');
    expect(await ugi.show()).toEqual(canonical);
    ugi.send('position startpos moves a6L* A5r');
    expect(await ugi.show()).toEqual(canonical);
  });

  it.each([
    ['an illegal move', 'position startpos moves A1L', /move 1.*A1L/],
    ['an illegal move later on', 'position startpos moves A6L* a5R A9L', /move 3.*A9L/],
    ['nothing', 'position', /startpos/],
    ['a text that is no position', 'position fen a b c', /./],
    ['too few seeds', `position fen ${START.replace('6,2,2', '6,2,1')}`, /63 seeds|64/],
    [
      'a takasia mark on an empty pit',
      'position fen 5,3,0,1,4,1,0,0/0,1,1,1,1,1,0,2/1,2,3,0,15,4,0,5/1,0,4,1,2,1,4,0 S 0,0 - A4 24',
      /./,
    ],
  ])('keeps the old one if told %s', async (_, line, reason) => {
    ugi.send(`position fen ${MIDGAME}`);
    const before = await ugi.show();
    const [error] = await ugi.ask(line, ERROR);
    expect(error).toMatch(reason);
    expect(await ugi.show()).toEqual(before);
  });

  it('gives the same hash to a position reached and a position set up', async () => {
    ugi.send('position startpos moves A6L* a5R');
    const [position, , hash] = await ugi.show();
    ugi.send(`position fen ${position!.slice('position '.length)}`);
    expect((await ugi.show())[2]).toBe(hash);
  });

  it('tells whose turn it is and how the game ended', async () => {
    const query = async (what: string) => (await ugi.ask(`query ${what}`, 'response'))[0];
    ugi.send('position startpos');
    expect(await query('p1turn')).toBe('response true');
    expect(await query('gameover')).toBe('response false');
    expect(await query('result')).toBe('response none');
    ugi.send('position startpos moves A6L*');
    expect(await query('p1turn')).toBe('response false');
    // Rules 2.7: the side to move has an empty front row and has lost.
    ugi.send('position fen 8,8,8,8,8,8,8,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,4/4,0,0,0,0,0,0,0 N 0,0 - - 30');
    expect(await query('gameover')).toBe('response true');
    expect(await query('result')).toBe('response p1win');
    expect(await ugi.ask('go depth 5', 'bestmove')).toEqual(['bestmove none']);
  });

  it('traces a move and ends with the reason', async () => {
    ugi.send('position startpos moves A6L*');
    expect(await ugi.ask('trace a5R', 'end')).toEqual([
      'place a5 7',
      'capture A4 1',
      'kichwa a8',
      'sow a8 1',
      'end empty pit',
    ]);
    expect((await ugi.ask('trace a1R', ERROR))[0]).toContain('trace');
  });
});

describe('options', () => {
  const set = (name: string, value: string | number | boolean) => ugi.send(`setoption name ${name} value ${value}`);
  const defaultOf = async (name: string) =>
    (await ugi.ask('ugi', 'ugiok'))
      .find((line) => line.startsWith(`option name ${name} `))
      ?.match(/default (\S+)/)?.[1];

  it('puts the start of the chosen variant on the board', async () => {
    set('Variant', 'hawalis');
    expect((await ugi.show())[0]).toBe('position 2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S 0,0 - - 1');
    set('Variant', 'kiswahili');
    expect((await ugi.show())[0]).toBe(`position ${START}`);
  });

  it('puts the switches back when the variant is set', async () => {
    set('nyumba8', true);
    expect((await ugi.show())[0]).toContain('/0,0,0,0,8,2,2,0/');
    set('Variant', 'kiswahili');
    expect((await ugi.show())[0]).toBe(`position ${START}`);
  });

  it('names the variant and the switches that differ from its preset when it shows the position', async () => {
    const rules = async () => (await ugi.show()).at(-1);
    set('Variant', 'kete');
    expect(await rules()).toBe('rules kete');
    set('takasiaDuty', false);
    expect(await rules()).toBe('rules kete takasiaDuty=false');
    set('Variant', 'kiswahili');
    set('moveLimit', 100);
    set('takasiaDuty', true);
    set('mtajiTax', false);
    expect(await rules()).toBe('rules kiswahili takasiaDuty=true moveLimit=100');
    set('Variant', 'kiswahili');
    expect(await rules()).toBe('rules kiswahili');
  });

  it('plays each variant by its own rules: kete lifts a lone kuu of six, kiswahili taxes it', async () => {
    const LONE_KUU = '0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,0,0,0,6,0,0,0/0,0,0,0,0,0,0,0 S 28,29 S - 30';
    const after = async () => {
      ugi.send(`position fen ${LONE_KUU} moves A5R*`);
      return (await ugi.show())[0]?.split('/')[2];
    };
    set('Variant', 'kete');
    expect(await ugi.ask(`position fen ${LONE_KUU}\nshow`, 'rules ')).toContain('legal A5L* A5R*');
    expect(await after()).toBe('0,0,0,0,0,1,1,1');
    set('Variant', 'kiswahili');
    expect(await after()).toBe('0,0,0,0,5,1,1,0');
  });

  it('offers the proof thread and names what it can be', async () => {
    expect(await defaultOf('ProofThread')).toBe('auto');
    expect((await ugi.ask('setoption name ProofThread value perhaps', ERROR))[0]).toContain('auto, on, off expected');
    set('Threads', 2);
    set('ProofThread', 'ON');
    ugi.send(`position fen ${NEAR_WIN}`);
    expect((await ugi.ask('go mate 7', 'bestmove')).at(-1)).toBe('bestmove a2R**');
    set('ProofThread', 'auto');
    set('Threads', 1);
  });

  it('shows the presets of the chosen variant', async () => {
    expect(await defaultOf('takasiaDuty')).toBe('false');
    set('Variant', 'kete');
    expect(await defaultOf('takasiaDuty')).toBe('true');
    set('Variant', 'kiswahili');
  });

  it('changes legal moves by a switch', async () => {
    // test/data/positions/switches.tsv: a dormant house, and with the switch no takata on a single seed.
    const fen = '4,0,2,1,1,0,0,0/1,0,0,7,0,0,0,0/0,0,1,0,5,0,0,0/0,0,0,0,1,2,3,2 S 17,17 SN - 6';
    set('singlesNeedFunctionalHouse', true);
    ugi.send(`position fen ${fen}`);
    expect((await ugi.show())[1]).toBe('legal A5L* A5R*');
    set('singlesNeedFunctionalHouse', false);
    expect((await ugi.show()).slice(0, 2)).toEqual([`position ${fen}`, 'legal A3L* A3R* A5L* A5R*']);
  });

  it.each([
    ['an unknown name', 'setoption name Nonsense value 3'],
    ['an unknown variant', 'setoption name Variant value chess'],
    ['a number out of range', 'setoption name Threads value 1000'],
    ['a text for a number', 'setoption name Hash value much'],
    ['a text for a switch', 'setoption name takasia value perhaps'],
    ['a limit of nought', 'setoption name moveLimit value 0'],
    ['no value', 'setoption name Hash'],
    ['no name', 'setoption value 3'],
  ])('refuses %s', async (_, line) => {
    expect((await ugi.ask(line, ERROR))[0]).toMatch(/expected|no option|chess/);
  });

  it('refuses a combination that makes no sense, with the reason', async () => {
    set('Variant', 'kujifunza');
    expect((await ugi.ask('setoption name mtajiTax value true', ERROR))[0]).toContain('has no house');
    set('Variant', 'kiswahili');
  });
});

describe('search', () => {
  it('answers go depth with infos of each depth and a legal best move', async () => {
    ugi.send('uginewgame', `position fen ${MIDGAME}`);
    const lines = await ugi.ask('go depth 7', 'bestmove');
    expect(lines.filter((line) => line.startsWith('info depth')).length).toBeGreaterThan(2);
    expect(lines.at(-2)).toMatch(
      /^info depth 7 seldepth \d+ multipv 1 score (cp -?\d+|win \d+|loss \d+) nodes \d+ nps \d+ hashfull \d+ time \d+ pv \S+/,
    );
    expect(legalTexts(MIDGAME)).toContain(lines.at(-1)!.split(' ')[1]);
  });

  it('finds a proven win and counts its plies', async () => {
    ugi.send(`position fen ${NEAR_WIN}`);
    const lines = await ugi.ask('go mate 7', 'bestmove');
    expect(lines.at(-1)).toBe('bestmove a2R**');
    expect(lines.at(-2)).toContain('score win 7 ');
  });

  it('gives several lines when asked for', async () => {
    ugi.send('setoption name MultiPV value 3', `position fen ${MIDGAME}`);
    const lines = await ugi.ask('go depth 5', 'bestmove');
    for (const rank of [1, 2, 3, 4]) {
      const last = lines.findLast((line) => line.includes(` multipv ${rank} `));
      expect(last && numberAfter(last, 'depth')).toBe(rank <= 3 ? 5 : undefined);
    }
    expect(new Set(lines).size).toBe(lines.length);
    ugi.send('setoption name MultiPV value 1');
  });

  it('keeps to searchmoves', async () => {
    const [first, second] = legalTexts(MIDGAME);
    ugi.send(`position fen ${MIDGAME}`);
    for (const move of [first, second]) {
      expect((await ugi.ask(`go depth 4 searchmoves ${move}`, 'bestmove')).at(-1)).toBe(`bestmove ${move}`);
      expect((await ugi.ask(`go searchmoves ${move} depth 4`, 'bestmove')).at(-1)).toBe(`bestmove ${move}`);
    }
    expect((await ugi.ask('go depth 4 searchmoves A1L*x', ERROR))[0]).toContain('searchmoves');
  });

  it('keeps to nodes and movetime', async () => {
    ugi.send('uginewgame', `position fen ${MIDGAME}`);
    const byNodes = await ugi.ask('go nodes 20000', 'bestmove');
    const last = byNodes.findLast((line) => line.startsWith('info depth'))!;
    expect(numberAfter(last, 'nodes')).toBeLessThan(25_000);
    const start = performance.now();
    await ugi.ask('go movetime 300', 'bestmove');
    const took = performance.now() - start;
    expect(took).toBeGreaterThan(200);
    expect(took).toBeLessThan(800);
  });

  it('stops within 50 ms and stays ready meanwhile', async () => {
    const delays: number[] = [];
    for (let round = 0; round < 5; round++) {
      ugi.send(`position fen ${MIDGAME}`, 'go infinite');
      await sleep(150);
      await ugi.ask('isready', 'readyok', 2000);
      const start = performance.now();
      const best = (await ugi.ask('stop', 'bestmove')).at(-1);
      delays.push(performance.now() - start);
      expect(legalTexts(MIDGAME)).toContain(best!.split(' ').at(-1));
    }
    delays.sort((a, b) => a - b);
    expect(delays[2]).toBeLessThan(50);
  });

  it('keeps its best move of an infinite search to itself until it is stopped', async () => {
    ugi.send(`position fen ${NEAR_WIN}`);
    const before = ugi.lines.length;
    ugi.send('go infinite');
    await sleep(600);
    expect(ugi.lines.slice(before).some((line) => line.startsWith('bestmove'))).toBe(false);
    expect((await ugi.ask('stop', 'bestmove')).at(-1)).toBe('bestmove a2R**');
  });

  it('ends an infinite search when a new one is asked for, with one best move each', async () => {
    ugi.send(`position fen ${MIDGAME}`);
    const from = ugi.lines.length;
    ugi.send('go infinite', 'go infinite', 'go depth 3', 'go depth 4');
    const best = () => ugi.lines.slice(from).filter((line) => line.startsWith('bestmove')).length;
    await expect.poll(best, { timeout: 10_000 }).toBe(4);
    await ugi.ask('isready', 'readyok');
    expect(best()).toBe(4);
  });

  it('searches with several threads and another table size', async () => {
    ugi.send('setoption name Threads value 2', 'setoption name Hash value 8', `position fen ${NEAR_WIN}`);
    expect((await ugi.ask('go mate 7', 'bestmove')).at(-1)).toBe('bestmove a2R**');
    ugi.send('setoption name Threads value 1');
  });

  it.each([
    'depth',
    'depth x',
    'nodes -3',
    'movetime 1e9x',
    'perft',
    'sideways',
    'infinite depth 3',
    'perft 3 depth 3',
  ])('refuses go %s', async (words) => {
    expect((await ugi.ask(`go ${words}`, ERROR))[0]).toMatch(/expected|alone|exclude/);
  });
});

describe('third occurrence', () => {
  // An end game of test/data/positions/kiarabu.tsv in which both can come back to where they were in eight plies.
  const CYCLE = '0,0,0,0,0,0,1,0/0,0,0,0,0,0,0,1/1,1,0,0,0,0,0,0/1,0,1,0,0,0,0,0 N 0,0 - - 71';
  const ROUND = 'a1L A2R b1L A1R a1L A2L b1L A3L';

  it('is a draw that query and go know about, though moves can still be generated', async () => {
    ugi.send('setoption name Variant value kiarabu');
    ugi.send(`position fen ${CYCLE} moves ${ROUND}`);
    expect((await ugi.ask('query gameover', 'response'))[0]).toBe('response false');
    ugi.send(`position fen ${CYCLE} moves ${ROUND} ${ROUND}`);
    expect((await ugi.ask('query gameover', 'response'))[0]).toBe('response true');
    expect((await ugi.ask('query result', 'response'))[0]).toBe('response draw');
    expect((await ugi.show())[1]).not.toBe('legal');
    expect(await ugi.ask('go depth 4', 'bestmove')).toEqual(['bestmove none']);
    ugi.send('setoption name Variant value kiswahili');
  });
});

describe('perft', () => {
  it('counts leaves below each move, sorted by text, then all', async () => {
    ugi.send('position startpos');
    expect(await ugi.ask('go perft 4', 'nodes')).toEqual(['A6L*: 22', 'A6R*: 40', 'A7L*: 17', 'A7R*: 45', 'nodes 124']);
    expect(await ugi.ask('go perft 0', 'nodes')).toEqual(['nodes 1']);
  });

  it.each([
    ['kiswahili', 9, 105704],
    ['kujifunza', 6, 23442],
    ['kete', 7, 5655],
    ['bawo', 7, 4133],
    ['bawo10', 7, 4082],
    ['hawalis', 4, 12626],
    ['kiarabu', 3, 19788],
  ])('counts %s to depth %i', async (variant, depth, nodes) => {
    ugi.send(`setoption name Variant value ${variant}`, 'position startpos');
    expect((await ugi.ask(`go perft ${depth}`, 'nodes')).at(-1)).toBe(`nodes ${nodes}`);
    ugi.send('setoption name Variant value kiswahili');
  });

  it('can be stopped', async () => {
    ugi.send('position startpos');
    ugi.send('go perft 30');
    await sleep(300);
    await ugi.ask('isready', 'readyok', 2000);
    expect(await ugi.ask('stop', 'info string perft', 1000)).toEqual(['info string perft stopped']);
  });
});

describe('a script sent at once', () => {
  it('is answered in its order', async () => {
    const from = ugi.lines.length;
    ugi.send(
      'position startpos',
      'go perft 2',
      'query p1turn',
      'position startpos moves A6L*',
      'go perft 1',
      'query p1turn',
    );
    await ugi.ask('isready', 'readyok');
    expect(ugi.lines.slice(from)).toEqual([
      ...['A6L*: 4', 'A6R*: 4', 'A7L*: 2', 'A7R*: 4', 'nodes 14', 'response true'],
      ...['a5L: 1', 'a5R: 1', 'a6L: 1', 'a6R: 1', 'nodes 4', 'response false', 'readyok'],
    ]);
  });

  it('is answered in its order by long counts too', async () => {
    const from = ugi.lines.length;
    ugi.send('position startpos', 'go perft 10', 'query p1turn', 'go perft 1', 'query gameover');
    await ugi.until('response false', 20_000, from);
    const answers = ugi.lines.slice(from).filter((line) => /^(nodes|response)/.test(line));
    expect(answers).toEqual(['nodes 494462', 'response true', 'nodes 4', 'response false']);
  });
});

describe('bench', () => {
  it('tells each position and the published number of nodes, and leaves the position alone', async () => {
    ugi.send(`position fen ${MIDGAME}`);
    const before = await ugi.show();
    const lines = await ugi.ask('bench', 'nps ', 60_000);
    expect(lines.length).toBe(SUITE.length + 3);
    expect(lines.at(-3)).toBe(`nodes ${PUBLISHED.full.nodes}`);
    expect(lines.at(-2)).toMatch(/^time \d+$/);
    expect(await ugi.show()).toEqual(before);
  });

  it('can be stopped', async () => {
    ugi.send('bench');
    expect((await ugi.ask('stop', 'info string bench', 5000)).at(-1)).toBe('info string bench stopped');
  });
});

describe('bad input', () => {
  it('answers unknown commands', async () => {
    expect(await ugi.ask('make tea', ERROR)).toEqual([`${ERROR}unknown command make tea`]);
  });

  it('takes no notice of empty lines, spaces and carriage returns', async () => {
    expect(await ugi.ask(['', '   ', '\r', '  isready \r'], 'readyok')).toEqual(['readyok']);
  });

  it('survives megabytes, binary, and every command with rubbish behind it', async () => {
    const noise = Buffer.from(
      Array.from({ length: 20_000 }, (_, i) => (i * 7919 + (i >> 3)) & 255).filter((byte) => byte !== 10),
    );
    const from = ugi.lines.length;
    ugi.send('x'.repeat(3_000_000));
    ugi.send(`position startpos moves ${'A6L* '.repeat(60_000)}`);
    ugi.send(`position fen ${'1,'.repeat(300_000)}`);
    ugi.child.stdin.write(Buffer.concat([noise, Buffer.from('\n')]));
    const words = ['ugi', 'setoption', 'position', 'go', 'query', 'show', 'trace', 'stop', 'uginewgame'];
    for (const word of words) ugi.send(`${word} \u0000 \u2028 __proto__ constructor 99999999999999999999 -1 NaN`);
    ugi.send('setoption name __proto__ value true', 'go depth 99999999999999999999 nodes 10', 'stop');
    await ugi.ask('isready', 'readyok');
    await sleep(200);
    for (const line of ugi.lines.slice(from)) {
      expect(line).toMatch(
        /^(id|option|ugiok|readyok|info|bestmove|nodes|\S+: \d+$|response|position|legal|hash|rules|place|capture|kichwa|sow|end)/,
      );
      expect(line.length).toBeLessThan(3000);
    }
    expect(ugi.stderr).toBe('');
  });
});

describe('random lines made of its own words', () => {
  it('never end or silence it, and each search has its best move', async () => {
    const words = [
      ...['position', 'startpos', 'fen', 'moves', 'go', 'depth', 'nodes', 'mate', 'searchmoves', 'infinite', 'stop'],
      ...[
        'setoption',
        'name',
        'value',
        'Variant',
        'kete',
        'hawalis',
        'kiswahili',
        'takasia',
        'true',
        'false',
        'MultiPV',
      ],
      ...[
        'query',
        'result',
        'show',
        'trace',
        'uginewgame',
        'perft',
        'A6L*',
        'a5R',
        'A5R>',
        '1',
        '2',
        '3',
        '-7',
        '\u0000',
      ],
      ...[MIDGAME, NEAR_WIN, 'b9', '**', '99999999999999999999'],
    ];
    const phrases = [
      'go depth 2',
      'go nodes 500',
      'go infinite',
      'go perft 2',
      `position fen ${MIDGAME}`,
      'position startpos',
    ];
    // Park and Miller's generator: the same lines in every run.
    let seed = 20261129;
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const other = await UgiProcess.start();
    let searches = 0;
    for (let at = 0; at < 3000; at++) {
      const line = Array.from({ length: 1 + random(6) }, () => words[random(words.length)]).join(' ');
      const kinds = [line, `go ${line}`, `setoption name ${line}`, phrases[random(phrases.length)]!];
      const chosen = kinds[random(kinds.length)]!;
      if (/^go (depth|nodes|infinite)/.test(chosen) && chosen !== kinds[1]) searches++;
      other.send(chosen);
      if (at % 500 === 499) {
        other.send('stop');
        await other.ask('isready', 'readyok');
      }
    }
    other.send('stop', 'setoption name Variant value kiswahili', 'position startpos');
    // Stopped searches still have their best moves to tell.
    expect((await other.show()).find((line) => line.startsWith('position'))).toBe(`position ${START}`);
    expect(await other.quit()).toBe(0);
    expect(other.stderr).toBe('');
    expect(other.lines.filter((line) => line.startsWith('bestmove')).length).toBeGreaterThanOrEqual(searches);
  });
});

describe('ending', () => {
  it.each([
    ['quit while it searches', (process: UgiProcess) => process.send('quit')],
    ['the end of its input while it searches', (process: UgiProcess) => void process.child.stdin.end()],
  ])('comes within moments of %s, after the best move', async (_, end) => {
    const process = await UgiProcess.start();
    process.send(`position fen ${MIDGAME}`, 'go infinite');
    await process.until('info depth', 5000, 0);
    const start = performance.now();
    end(process);
    expect(await process.closed).toBe(0);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(process.lines.at(-1)).toMatch(/^bestmove \S/);
  });

  it('lets searches with a limit finish when the input ends, each with its best move', async () => {
    const process = await UgiProcess.start();
    process.send('position startpos', 'go depth 9', 'go perft 7', 'show', `position fen ${NEAR_WIN}`, 'go mate 7');
    process.child.stdin.end();
    expect(await process.closed).toBe(0);
    const kinds = process.lines
      .map((line) => line.split(' ')[0])
      .filter((word) => /^(bestmove|nodes|hash|rules)$/.test(word ?? ''));
    expect(kinds).toEqual(['bestmove', 'nodes', 'hash', 'rules', 'bestmove']);
    expect(process.lines.filter((line) => line.startsWith('info depth 9 ')).length).toBeGreaterThan(0);
    expect(process.lines.at(-1)).toBe('bestmove a2R**');
  });

  it('lets a count finish that was asked for before', async () => {
    const process = await UgiProcess.start();
    process.send('go perft 10');
    process.child.stdin.end();
    await process.closed;
    expect(process.lines.at(-1)).toBe('nodes 494462');
  });
});
