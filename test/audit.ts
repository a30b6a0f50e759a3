/** Whether what ships in the page has known vulnerabilities. */

export interface Verdict {
  /** Something that ships has a known vulnerability. */
  readonly bad: boolean;
  readonly line: string;
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
  readonly message?: string;
  readonly statusCode?: number;
}

/**
 * What `npm audit --json` says (`output`) of the packages named `shipped`. They are development dependencies, built into the page,
 * so `--omit=dev` would look at nothing. An answer that is none is told as such: not every registry has the list, and npm also
 * reports nothing known where it has not asked, which only its `log` of requests tells.
 */
export function verdictOf(output: string, log: string, shipped: readonly string[]): Verdict {
  let report: Report = {};
  try {
    report = JSON.parse(output) as Report;
  } catch {
    // Said below.
  }
  const { vulnerabilities } = report;
  if (vulnerabilities === undefined) {
    const why = report.statusCode
      ? `the registry answers ${report.statusCode}`
      : (report.message ?? 'npm gives no answer');
    return { bad: false, line: `audit: NOT CHECKED, ${why}` };
  }
  if (!/ POST 200 .*\/advisories\/bulk/.test(log))
    return { bad: false, line: 'audit: NOT CHECKED, npm has not asked the registry' };
  const found = Object.entries(vulnerabilities);
  const ours = found.filter(([name]) => shipped.includes(name)).map(([name, { severity }]) => `${name} (${severity})`);
  if (ours.length > 0) return { bad: true, line: `audit: what ships has known vulnerabilities: ${ours.join(', ')}` };
  const others = found.length === 0 ? '' : `; ${found.length} among the tools of development`;
  return { bad: false, line: `audit: no known vulnerability in ${shipped.join(', ')}${others}` };
}
