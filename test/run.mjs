// `npm test`: builds what the tests open, finds a browser, runs every project. Arguments go to vitest; `--slow` runs
// the long checks instead. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import buildIfOld from './fresh-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const given = process.argv.slice(2);
const slow = given.includes('--slow');
const rest = given.filter((argument) => argument !== '--slow');

const run = (command, parameters) => {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit' });
  return status ?? 1;
};

try {
  const browser = await findBrowser();
  console.log(`browser: ${browser.path} (${browser.from})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
try {
  buildIfOld();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const report = path.join(root, 'build', 'test-report.json');
fs.mkdirSync(path.dirname(report), { recursive: true });
fs.rmSync(report, { force: true });
const projects = slow ? ['slow'] : ['node', 'browser', 'e2e'];
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const status = run(process.execPath, [
  vitest,
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...rest,
]);
let passed = 0;
let failed = 0;
if (fs.existsSync(report)) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  passed = numPassedTests;
  // A file that could not be loaded has failed though none of its tests is counted.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  failed = numFailedTests + broken.length;
  for (const { assertionResults } of testResults)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        console.log(`passed at the second try: ${fullName}: ${failureMessages[0].split('\n')[0]}`);
}
if (failed === 0 && (status !== 0 || passed === 0)) failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
