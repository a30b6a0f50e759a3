// The rules in a script: start, moves, a turn with all that happens in it, and a position from text.
import { formatPosition, legalMoves, parseSetup, play, rulesetOf, startPosition, validate } from 'bingwa/rules';

const rules = rulesetOf('kiswahili', { takasia: true });
if (!rules.ok) throw new Error(rules.error.join('; '));

const start = startPosition(rules.value);
const moves = legalMoves(rules.value, start);
console.log(moves.map((move) => move.text).join(' '));

const { position, trace } = play(rules.value, start, moves[0]);
console.log(formatPosition(position));
console.log(trace.map((event) => event.type).join(' '));

const setup = parseSetup('0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 20,22 SN - 1', 8);
const checked = setup.ok && validate(rules.value, setup.value);
console.log(checked && !checked.ok ? checked.error.join('; ') : 'a position');
