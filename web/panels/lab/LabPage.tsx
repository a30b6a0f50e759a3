/** The frame of the pages that compare, play and measure: heading and introduction, and what they share. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { lt } from '../../i18n/lab/index.ts';
import { textOfFile } from '../../state/files.ts';
import { notify } from '../../state/ui.ts';
import './lab.css';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly children: ComponentChildren;
}

export const LabPage = ({ title, intro, children }: Props) => (
  <main class="lab" id="board" tabIndex={-1}>
    <header class="lab-head">
      <h1>{title}</h1>
      <p class="hint">{intro}</p>
    </header>
    {children}
  </main>
);

interface PickProps {
  readonly label: string;
  readonly onText: (text: string) => void;
}

/** Bytes. */
const MAX_FILE = 50_000_000;

/** A button that reads a text file. */
export const FilePick = ({ label, onText }: PickProps) => (
  <label class="button file">
    {label}
    <input
      id={useId()}
      type="file"
      class="visually-hidden"
      accept="application/json,.json"
      onChange={async (event) => {
        const input = event.currentTarget;
        const file = input.files?.[0];
        const text = file === undefined ? null : await textOfFile(file, MAX_FILE);
        input.value = '';
        if (text?.ok) onText(text.value);
        else if (text !== null) notify(text.error, 'error');
      }}
    />
  </label>
);

interface BarProps {
  /** 0 to 1; null: no end in sight. */
  readonly part: number | null;
  readonly text: string;
}

/** How far a run is. */
export const RunProgress = ({ part, text }: BarProps) => (
  <div class="run-progress">
    <progress aria-label={lt('lab.progress')} {...(part === null ? {} : { value: part, max: 1 })} />
    <span class="hint">{text}</span>
  </div>
);
