/** `npm run audit`: known vulnerabilities of what ships in the page, in one line; exit code 1 if there are any. */
import { spawnSync } from 'node:child_process';
import { SHIPPED } from '../web/state/licences.ts';
import { verdictOf } from './audit.ts';

const command = ['audit', '--json', '--audit=true', '--include=dev', '--loglevel=http'];
const { stdout, stderr } = spawnSync('npm', command, { encoding: 'utf8', timeout: 60_000 });
const names = SHIPPED.map(({ name }) => name);
const { bad, line } = verdictOf(stdout ?? '', stderr ?? '', names);
console.log(line);
process.exitCode = bad ? 1 : 0;
