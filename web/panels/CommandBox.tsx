/** The command field: everything the board can say and do, by typed words; answers are shown and spoken. */
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ct } from '../i18n/command/index.ts';
import { t } from '../i18n/index.ts';
import { reasonsReady } from '../i18n/reasons/index.ts';
import { exampleMove, obey } from '../state/commandLine.ts';
import { commandField } from '../state/wires.ts';
import './command-box.css';
import { IconButton } from './controls.tsx';

interface Entry {
  readonly id: number;
  readonly said: string;
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/** What is kept to read again, and to take up with the arrow keys. */
const KEPT = 20;
const entries = signal<readonly Entry[]>([]);
let lastEntry = 0;

async function submit(said: string): Promise<void> {
  // The answer stays as it is said: not in English for want of a table that is just coming.
  await Promise.all([ct.ready(), reasonsReady()]);
  const { ok, lines } = obey(said);
  lastEntry += 1;
  entries.value = [...entries.value, { id: lastEntry, said: said.trim(), ok, lines }].slice(-KEPT);
}

export default function CommandBox() {
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const came = useRef<Element | null>(null);
  const [text, setText] = useState('');
  /** How far back in what was said; 0: the line being typed. */
  const [back, setBack] = useState(0);
  const asked = commandField.value;
  useEffect(() => {
    if (document.activeElement !== field.current) came.current = document.activeElement;
    field.current?.focus();
  }, [asked]);
  const count = entries.value.length;
  useEffect(() => {
    // The latest answer, if there are more than fit.
    if (log.current !== null && count > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  const close = () => {
    commandField.value = 0;
    const to = came.current;
    if (to instanceof HTMLElement && to !== document.body && to.isConnected) to.focus();
    else document.getElementById('board')?.focus();
  };
  const recall = (by: 1 | -1) => {
    const next = Math.min(Math.max(0, back + by), entries.value.length);
    setBack(next);
    setText(next === 0 ? '' : (entries.value[entries.value.length - next]?.said ?? ''));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowUp') recall(1);
    else if (event.key === 'ArrowDown') recall(-1);
    else return;
    event.preventDefault();
  };
  return (
    <section class="command-box" aria-label={ct('title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit(text);
          setText('');
          setBack(0);
        }}
      >
        <label class="command-line">
          <span class="field-label">{ct('label')}</span>
          <input
            id="command"
            ref={field}
            type="text"
            dir="auto"
            value={text}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="go"
            aria-describedby="command-hint"
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKey}
          />
        </label>
        <button type="submit" class="button">
          {ct('run')}
        </button>
        <IconButton icon="close" label={t('common.close')} onClick={close} />
      </form>
      <p class="hint" id="command-hint">
        {ct('hint', { move: exampleMove() })}
      </p>
      <div ref={log} role="log" class="command-answers" aria-label={ct('answers')} tabIndex={count > 0 ? 0 : -1}>
        {entries.value.map((entry) => (
          <div key={entry.id} class={entry.ok ? 'command-entry' : 'command-entry refused'}>
            {entry.said !== '' && <kbd>{entry.said}</kbd>}
            {entry.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
