/** Model against engine on the bench page: the real comparison in its worker. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import BenchPage from '../../web/pages/bench.tsx';
import { cancelCrossCheck, crossPhase, crossReport } from '../../web/state/crossCheck.ts';
import { axeFindings, hide, show, text, until } from './support.tsx';

beforeEach(() => {
  cancelCrossCheck();
  crossPhase.value = { kind: 'idle' };
  crossReport.value = null;
  show(BenchPage);
});
afterEach(hide);

async function compare(positions: number): Promise<void> {
  await userEvent.fill(page.getByLabelText('Positions'), `${positions}`);
  await userEvent.tab();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
}

describe('model against engine', () => {
  it('agrees on as many positions as were asked for, of many rulesets, and shows which rules were met', async () => {
    await compare(3000);
    await until(/No difference/);
    const report = crossReport.value!;
    expect(report).toMatchObject({ positions: 3000, failure: null });
    expect(report.rulesets).toBeGreaterThan(10);
    expect(report.refused).toBeGreaterThan(0);
    await page.getByText(/Rules met: \d+ of \d+/).click();
    const met = Object.values(report.met).filter((times) => times > 0).length;
    expect(met).toBeGreaterThan(30);
    expect(text()).toContain(`Rules met: ${met} of ${Object.keys(report.met).length}`);
    expect(await axeFindings()).toEqual([]);
  });

  it('shows how far it is, is cancelled at once, and tells how much was compared', async () => {
    await compare(10_000_000);
    await until(/[1-9][\d,]* of 10,000,000 positions/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await until(/Cancelled\. [\d,]+ positions were compared/);
    const kept = crossReport.value?.positions;
    expect(kept).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(crossReport.value?.positions).toBe(kept);
  });

  it('ends when the page is left', async () => {
    await compare(10_000_000);
    await until(/[1-9][\d,]* of 10,000,000 positions/);
    hide();
    await expect.poll(() => crossPhase.value.kind).toBe('cancelled');
  });

  it('shows a difference with the position, the move and what each says, to be copied', async () => {
    crossReport.value = {
      ...{ positions: 5, refused: 0, games: 1, rulesets: 1, timeMs: 10, met: {} as never },
      failure: {
        rules: { variant: 'kete', switches: {} },
        position: 'a position',
        move: 'A1R',
        what: 'legal moves: model "A1R", engine ""',
      },
    };
    crossPhase.value = { kind: 'done' };
    await until(/A difference after 5 positions/);
    expect(page.getByRole('alert').element().textContent).toMatch(
      /model "A1R", engine ""[\s\S]*kete[\s\S]*a position[\s\S]*move A1R/,
    );
    await expect.element(page.getByRole('button', { name: 'Copy the difference' })).toBeVisible();
  });
});
