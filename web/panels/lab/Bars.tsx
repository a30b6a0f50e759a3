/** A chart of horizontal bars that is a table to those who cannot see it: name, bar with its spread, number. */
import type { Spread } from '../../../bench/speed.ts';
import { formatCompact } from '../../i18n/index.ts';
import { lt } from '../../i18n/lab/index.ts';

export interface Bar {
  readonly name: string;
  readonly value: Spread;
  /** A second figure behind the number. */
  readonly note?: string;
  /** Drawn weaker: the thing that is compared with. */
  readonly second?: boolean;
}

interface Props {
  readonly caption: string;
  readonly bars: readonly Bar[];
}

export function Bars({ caption, bars }: Props) {
  const most = Math.max(...bars.map(({ value }) => value.most), 1e-9);
  const share = (value: number) => `${((100 * value) / most).toFixed(2)}%`;
  return (
    <table class="bars">
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ name, value, note, second }) => (
          <tr key={`${name} ${second ?? false}`} data-second={second ?? false}>
            <th scope="row">{name}</th>
            <td class="bar-cell" aria-hidden="true">
              <span class="bar" style={{ width: share(value.median) }} />
              <span
                class="bar-spread"
                style={{ insetInlineStart: share(value.least), width: share(value.most - value.least) }}
              />
            </td>
            <td
              class="bar-value"
              title={lt('bench.spread', {
                median: formatCompact(value.median),
                least: formatCompact(value.least),
                most: formatCompact(value.most),
              })}
            >
              {formatCompact(value.median)}
              {note !== undefined && <small>{note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
