/** `#/bench`: how fast the engine is here, and whether it counts what it counts everywhere else. */
import { useEffect } from 'preact/hooks';
import { parseReport } from '../../bench/report-read.ts';
import { lt } from '../i18n/lab/index.ts';
import { thrownText } from '../i18n/reasons/index.ts';
import { BenchCompare } from '../panels/lab/BenchCompare.tsx';
import { BenchForm } from '../panels/lab/BenchForm.tsx';
import { BenchReport } from '../panels/lab/BenchReport.tsx';
import { CrossCheck } from '../panels/lab/CrossCheck.tsx';
import { Damaged } from '../panels/lab/Damaged.tsx';
import { LabPage } from '../panels/lab/LabPage.tsx';
import { cancelBench, loadLastReport, other, phase, report, reportOfQuery } from '../state/bench.ts';
import { cancelCrossCheck } from '../state/crossCheck.ts';
import { loadDamaged } from '../state/labDamage.ts';
import { notify } from '../state/ui.ts';

/** Puts a report from a file or a link beside this device's. */
export function openReport(read: () => Promise<import('../../bench/compare.ts').Report | null>): void {
  read().then(
    (found) => {
      if (found !== null) other.value = found;
    },
    (error: unknown) => notify(lt('lab.badFile', { reason: thrownText(error) }), 'error'),
  );
}

export const openText = (text: string): void => openReport(async () => parseReport(text));

export default function BenchPage() {
  useEffect(() => {
    void loadLastReport().then(loadDamaged);
    const onHash = () => {
      const query = /^#\/bench\?(.*)$/s.exec(location.hash)?.[1];
      if (query !== undefined) openReport(() => reportOfQuery(query));
    };
    onHash();
    addEventListener('hashchange', onHash);
    return () => {
      removeEventListener('hashchange', onHash);
      cancelBench();
      cancelCrossCheck();
    };
  }, []);
  return (
    <LabPage title={lt('bench.title')} intro={lt('bench.intro')}>
      <Damaged />
      <BenchForm />
      {phase.value.kind === 'cancelled' && (
        <p class="note" role="status">
          {lt('lab.cancelled')}
        </p>
      )}
      {phase.value.kind === 'failed' && (
        <p class="error" role="alert">
          {lt('lab.failed', { reason: phase.value.reason })}
        </p>
      )}
      {report.value === null ? (
        phase.value.kind !== 'running' && <p class="empty">{lt('bench.none')}</p>
      ) : (
        <BenchReport report={report.value} />
      )}
      <BenchCompare onText={openText} />
      <CrossCheck />
    </LabPage>
  );
}
