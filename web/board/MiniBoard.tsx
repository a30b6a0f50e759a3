/** A small still board for previews and diagrams: the four rows with seeds and numerals, no controls. */
import { useMemo, useState } from 'preact/hooks';
import type { Setup, Side, TraceEvent } from '../rules/types.ts';
import { installStyles } from './palette.ts';
import { boardSvg } from './picture.ts';

export interface MiniBoardProps {
  readonly setup: Setup;
  readonly columns: 7 | 8;
  readonly hasHouse: boolean;
  readonly houseFrom: number | null;
  readonly bottom: Side;
  readonly theme: 'wood' | 'plain';
  /** Said by screen readers: the position in words or as text. */
  readonly title: string;
  readonly lastTrace?: readonly TraceEvent[] | null;
  readonly path?: readonly TraceEvent[] | null;
}

let pictures = 0;
installStyles();

export function MiniBoard(props: MiniBoardProps) {
  const { setup, columns, hasHouse, houseFrom, bottom, theme, title, lastTrace = null, path = null } = props;
  const [id] = useState(() => `mini${++pictures}-`);
  const html = useMemo(
    () =>
      boardSvg(setup, {
        columns,
        hasHouse,
        houseFrom,
        hasGhala: false,
        bottom,
        theme,
        scheme: null,
        coordinates: false,
        title,
        lastTrace,
        path,
        id,
        fieldOnly: true,
      }),
    [setup, columns, hasHouse, houseFrom, bottom, theme, title, lastTrace, path, id],
  );
  return <div class="bao-mini" dangerouslySetInnerHTML={{ __html: html }} />;
}
