/** Small controls that several panels share. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { copyText, downloadText } from '../state/files.ts';
import { notify } from '../state/ui.ts';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps {
  readonly icon: IconName;
  /** Accessible name, and the tooltip. */
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** For toggles. */
  readonly pressed?: boolean;
  readonly class?: string;
  readonly playbackControl?: boolean;
}

export const IconButton = (props: IconButtonProps) => (
  <button
    type="button"
    class={`icon-button ${props.class ?? ''}`}
    aria-label={props.label}
    title={props.label}
    aria-pressed={props.pressed}
    disabled={props.disabled ?? false}
    data-playback-control={props.playbackControl ? '' : undefined}
    onClick={props.onClick}
  >
    <Icon name={props.icon} />
  </button>
);

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, text: string])[];
  readonly onChange: (value: T) => void;
  /** The label is for screen readers only. */
  readonly bare?: boolean;
}

/** A labelled select; values may be numbers. */
export const Choice = <T extends string | number>({ label, value, options, onChange, bare }: ChoiceProps<T>) => (
  <label class="field">
    <span class={bare ? 'visually-hidden' : 'field-label'}>{label}</span>
    <select
      id={useId()}
      aria-label={label}
      value={String(value)}
      onChange={(event) => {
        const chosen = options.find(([option]) => String(option) === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={String(option)}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly bare?: boolean;
}

/** A whole number; what is out of range is put back to the nearest bound when the field is left. */
export function NumberField({ label, value, min, max, onChange, bare }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  return (
    <label class="field">
      <span class={bare ? 'visually-hidden' : 'field-label'}>{label}</span>
      <input
        id={useId()}
        type="number"
        class={max > 99_999 ? 'wide-number' : ''}
        inputMode="numeric"
        min={min}
        max={max}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onChange={(event) => {
          const wanted = Math.round(Number(event.currentTarget.value));
          const bounded = Number.isFinite(wanted) ? Math.min(max, Math.max(min, wanted)) : value;
          setText(String(bounded));
          onChange(bounded);
        }}
      />
    </label>
  );
}

interface SwitchProps {
  readonly label: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export const Switch = ({ label, checked, onChange, disabled }: SwitchProps) => (
  <label class="switch">
    <input
      id={useId()}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      disabled={disabled ?? false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span class="switch-track" aria-hidden="true" />
    <span>{label}</span>
  </label>
);

interface FoldProps {
  readonly summary: ComponentChildren;
  /** Accessible name of the summary, if its text is not enough. */
  readonly label?: string;
  readonly class?: string;
  /** Unfolded from the first, or from when this becomes true. */
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

/** Something to unfold: drawn when it is unfolded for the first time, so that what nobody looks at costs next to nothing. */
export function Fold({ summary, label, class: name, open = false, children }: FoldProps) {
  const [drawn, setDrawn] = useState(open);
  return (
    <details class={name} open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser makes a summary a button, for pointer and keys alike */}
      <summary aria-label={label} onClick={() => setDrawn(true)}>
        {summary}
      </summary>
      {(drawn || open) && children}
    </details>
  );
}

export async function copy(text: string): Promise<void> {
  if (await copyText(text)) notify(t('common.copied'));
  else notify(t('common.copyFailed'), 'error');
}

/** What to send with a report of a fault. */
export async function copyDiagnostics(): Promise<void> {
  const { diagnosticText } = await import('../state/diagnostics.ts');
  await copy(diagnosticText());
}

interface TextOutProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  /** With it the text can be saved as a file. */
  readonly file?: string;
  /** It is a link: where the system has a way to send one, that is offered. */
  readonly send?: boolean;
}

/** Hands a link to the system's own dialog. Who closes that has decided; if there is none after all, the link is copied. */
async function sendLink(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
}

/** Characters of a text that a field shows: laying out more of them takes the page a second. */
export const SHOWN_AT_MOST = 20_000;

/** Text to take away: shown (its beginning, where it is very long), copied, saved. */
export const TextOut = ({ label, text, rows, file, send }: TextOutProps) => (
  <div class="text-out">
    <label class="field stacked">
      <span class="field-label">{label}</span>
      <textarea
        id={useId()}
        readOnly
        rows={rows}
        value={text.length > SHOWN_AT_MOST ? `${text.slice(0, SHOWN_AT_MOST)}…` : text}
        onFocus={(event) => event.currentTarget.select()}
        spellcheck={false}
      />
    </label>
    <div class="row">
      <button type="button" class="button" onClick={() => void copy(text)}>
        {t('common.copy')}
      </button>
      {send === true && typeof navigator.share === 'function' && (
        <button type="button" class="button" onClick={() => void sendLink(text)}>
          {t('export.send')}
        </button>
      )}
      {file !== undefined && (
        <button type="button" class="button" onClick={() => downloadText(file, text)}>
          {t('common.download')}
        </button>
      )}
    </div>
  </div>
);
