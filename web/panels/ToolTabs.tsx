/** Which tool stands beside the board. Every tool but the analysis itself is loaded when it is first chosen. */
import type { ComponentType } from 'preact';
import { t } from '../i18n/index.ts';
import { TOOLS, type ToolId, tool } from '../state/tools.ts';
import { Lazy } from './Lazy.tsx';

const LOADS: Readonly<Record<Exclude<ToolId, 'analysis'>, () => Promise<{ readonly default: ComponentType }>>> = {
  play: () => import('./Play.tsx'),
  report: () => import('./Report.tsx'),
  book: () => import('./Explorer.tsx'),
};

/** The tabs; arrow keys walk along them as along every tab list. */
export function ToolTabs() {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = TOOLS[(TOOLS.indexOf(tool.value) + by + TOOLS.length) % TOOLS.length]!;
    tool.value = next;
    document.getElementById(`tool-${next}`)?.focus();
  };
  return (
    <div class="tool-tabs" role="tablist" aria-label={t('tools.title')} onKeyDown={onKeyDown}>
      {TOOLS.map((each) => (
        <button
          type="button"
          key={each}
          id={`tool-${each}`}
          role="tab"
          aria-selected={each === tool.value}
          tabIndex={each === tool.value ? 0 : -1}
          onClick={() => {
            tool.value = each;
          }}
        >
          {t(`tools.${each}`)}
        </button>
      ))}
    </div>
  );
}

/** The chosen tool, for any but the analysis. */
export function ToolPanel({ id }: { id: Exclude<ToolId, 'analysis'> }) {
  return (
    <div class="tool-panel" role="tabpanel" aria-labelledby={`tool-${id}`}>
      <Lazy key={id} load={LOADS[id]} />
    </div>
  );
}
