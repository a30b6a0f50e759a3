/** `npm run audit`: known vulnerabilities of what ships in the page, in one line; exit code 1 if there are any. */
import { spawnSync } from 'node:child_process';
import { SHIPPED } from '../web/state/licences.ts';
import { verdictOf } from './audit.ts';

const { stdout } = spawnSync('npm', ['audit', '--json', '--audit=true'], { encoding: 'utf8', timeout: 60_000 });
const names = SHIPPED.map(({ name }) => name);
const { bad, line } = verdictOf(stdout ?? '', names);
console.log(line);
process.exitCode = bad ? 1 : 0;
