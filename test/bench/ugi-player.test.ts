import { describe, expect, it } from 'vitest';
import { playGame } from '../../bench/game-play.ts';
import { createUgiPlayer, readInfo } from '../../bench/ugi-player.ts';

const BINGWA = 'node bench/run-ts.mjs worker/ugi-main.ts';
const NOTHING = { score: null, depth: 0, nodes: 0 };

describe('a UGI program as a player', () => {
  it('plays whole games by its command line', async () => {
    const player = await createUgiPlayer({ command: BINGWA, options: { Hash: '4' } });
    try {
      expect(player.name).toMatch(/^Bingwa/);
      const seat = { player, name: 'UGI', limits: { depth: 3 } };
      const settings = { rules: { variant: 'kiswahili', switches: {} }, adjudicate: true, maxPlies: 200 };
      const game = await playGame(settings, ['A7L*', 'a5R'], seat, seat);
      expect(game.forfeit).toBe(false);
      expect(game.result).not.toBe('*');
      expect(game.text).toMatch(/%depth 3/);
      const hawalis = { ...settings, rules: { variant: 'hawalis', switches: {} } };
      expect((await playGame(hawalis, [], seat, seat)).forfeit).toBe(false);
    } finally {
      player.close();
    }
  });

  it('that ends is reported with its exit code', async () => {
    await expect(createUgiPlayer({ command: 'exit 3', options: {} })).rejects.toThrow(/"exit 3" ended with code 3/);
  });

  it('that does not exist is reported', async () => {
    await expect(createUgiPlayer({ command: 'no-such-program-here', options: {} })).rejects.toThrow(/code 127/);
  });

  it('is believed its score, depth and nodes, of the first line only', () => {
    const first = readInfo('info depth 7 seldepth 9 multipv 1 score cp -35 nodes 812 nps 1000 pv A1R', NOTHING);
    expect(first).toEqual({ score: { kind: 'cp', value: -35 }, depth: 7, nodes: 812 });
    expect(readInfo('info depth 7 multipv 2 score win 3 nodes 900', first)).toBe(first);
    expect(readInfo('info string error: depth 9 score win 1', first)).toBe(first);
    expect(readInfo('info depth 8 score loss 4 nodes 950', first).score).toEqual({ kind: 'loss', plies: 4 });
    expect(readInfo('info depth 8 score win 5', first).score).toEqual({ kind: 'win', plies: 5 });
  });
});
