import { expect, it } from 'vitest';
import { verdictOf } from './audit.ts';

const SHIPPED = ['preact', 'comlink'];
const report = (...names: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(names.map((name) => [name, { name, severity: 'high', via: [] }])),
  });
const bulk = (status: number) =>
  `npm http fetch POST ${status} https://registry.npmjs.org/-/npm/v1/security/advisories/bulk 48ms`;

it.each([
  ['nothing known', report(), false, 'audit: no known vulnerability in preact, comlink'],
  [
    'a tool of development',
    report('vite', 'rollup'),
    false,
    'audit: no known vulnerability in preact, comlink; 2 among the tools of development',
  ],
  [
    'something that ships',
    report('vite', 'preact'),
    true,
    'audit: what ships has known vulnerabilities: preact (high)',
  ],
  [
    'a registry without the list',
    JSON.stringify({ message: '405 Method Not Allowed - POST https://registry', statusCode: 405 }),
    false,
    'audit: NOT CHECKED, the registry answers 405',
  ],
  ['no network', JSON.stringify({ message: 'request failed' }), false, 'audit: NOT CHECKED, request failed'],
  ['no answer', '', false, 'audit: NOT CHECKED, npm gives no answer'],
])('an audit that finds %s', (_, output, bad, line) => {
  expect(verdictOf(output, bulk(200), SHIPPED)).toEqual({ bad, line });
});

it.each([
  ['was not asked', ''],
  ['refused', bulk(405)],
])('an audit whose registry %s says nothing of what ships', (_, log) => {
  expect(verdictOf(report(), log, SHIPPED)).toEqual({
    bad: false,
    line: 'audit: NOT CHECKED, npm has not asked the registry',
  });
});
