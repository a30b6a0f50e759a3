/** A lane in the calling thread: two players who play whole games. No Node and no DOM. */
import { playGame } from './game-play.ts';
import type { Lane } from './match.ts';
import type { Player } from './players.ts';

export function laneOf(a: Player, b: Player): Lane {
  return (task, settings) => {
    const seatA = { player: a, name: settings.a.name, limits: settings.a.limits };
    const seatB = { player: b, name: settings.b.name, limits: settings.b.limits };
    const tags = [
      ['Event', `${settings.a.name} - ${settings.b.name}`],
      ['Round', `${task.pair + 1}.${task.aIsSouth ? 1 : 2}`],
    ] as const;
    return playGame(settings, task.opening, task.aIsSouth ? seatA : seatB, task.aIsSouth ? seatB : seatA, tags);
  };
}
