/** Paste or open anything: a position, games, a .bao file. What could not be read is told with its line, the text is kept. */
import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { reasonText } from '../i18n/reasons/index.ts';
import { type Dialect, mainline, type ParsedGame } from '../rules/index.ts';
import { startEditing } from '../state/editor.ts';
import { textOfFile } from '../state/files.ts';
import { type ImportProblem, type ImportResult, MAX_FILE, readImport } from '../state/importing.ts';
import { openStudy } from '../state/studies.ts';
import { namesFromTags, rules } from '../state/study.ts';
import { SHOWN_AT_MOST } from './controls.tsx';
import { closeDialog, Dialog } from './Dialog.tsx';

function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div class="error" role="alert">
      <p>{t('import.errors', { n: problems.length })}</p>
      <ul>
        {problems.slice(0, 20).map(({ line, reason }) => (
          <li key={`${line} ${reason.message}`}>
            {line === null || reason.key === 'line'
              ? reasonText(reason)
              : t('import.error', { line, reason: reasonText(reason) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function openParsed({ game }: ParsedGame): void {
  openStudy({ game, keep: true });
  closeDialog();
}

function Games({ games, partial }: { games: readonly ParsedGame[]; partial: boolean }) {
  return (
    <>
      <p>{partial ? t('import.openPartial') : t('import.found', { n: games.length })}</p>
      <ul class="entries">
        {games.slice(0, 200).map((parsed, index) => (
          <li key={parsed.line}>
            <button type="button" class="entry" onClick={() => openParsed(parsed)}>
              <span class="entry-title">{namesFromTags(parsed.game) ?? t('import.game', { n: index + 1 })}</span>
              <span class="entry-note">{t('library.plies', { n: mainline(parsed.game.root).length })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly result: ImportResult;
  readonly onDialect: (dialect: Dialect) => void;
}

function Outcome({ result, onDialect }: Props) {
  switch (result.kind) {
    case 'failed':
      return <Problems problems={result.problems} />;
    case 'games':
      return (
        <>
          <Problems problems={result.problems} />
          <Games games={result.games} partial={result.problems.length > 0} />
        </>
      );
    case 'draft':
      return (
        <>
          <Problems problems={result.problems} />
          <button
            type="button"
            class="button"
            onClick={() => {
              openStudy({ game: result.game, keep: true });
              startEditing(result.setup);
              closeDialog();
            }}
          >
            {t('editor.title')}
          </button>
        </>
      );
    case 'ask':
      return (
        <div class="row">
          <span>{t('import.asVariant')}</span>
          {result.dialects.map((dialect) => (
            <button type="button" class="button" key={dialect} onClick={() => onDialect(dialect)}>
              {t(`dialect.${dialect}`)}
            </button>
          ))}
        </div>
      );
    case 'position':
      return null;
  }
}

export default function ImportDialog() {
  const [text, setText] = useState('');
  /** A text that is too long to be shown in the field, and what it is called. */
  const [long, setLong] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [fileError, setFileError] = useState('');
  const [reading, setReading] = useState(false);

  const read = async (source: string, dialect?: Dialect) => {
    setReading(true);
    const outcome = await readImport(source, rules.value, dialect);
    setReading(false);
    // What leaves no question is opened at once.
    if (outcome.kind === 'position') {
      openStudy({ game: outcome.game, keep: true });
      closeDialog();
      return;
    }
    const [only] = outcome.kind === 'games' && outcome.problems.length === 0 ? outcome.games : [];
    if (outcome.kind === 'games' && only !== undefined && outcome.games.length === 1) openParsed(only);
    else setResult(outcome);
  };

  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    setFileError('');
    const content = await textOfFile(file, MAX_FILE);
    if (!content.ok) {
      setFileError(content.error);
      return;
    }
    await take(file.name, content.value);
  };

  const take = async (name: string, content: string) => {
    const isLong = content.length > SHOWN_AT_MOST;
    setText(isLong ? '' : content);
    setLong(isLong ? { name, text: content } : null);
    await read(content);
  };

  return (
    <Dialog title={t('import.title')} wide>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void read(long?.text ?? text);
        }}
      >
        <label class="field stacked">
          <span class="field-label">{t('import.label')}</span>
          <textarea
            id="import-text"
            rows={9}
            spellcheck={false}
            placeholder={t('import.placeholder')}
            value={text}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setLong(null);
              setResult(null);
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData?.getData('text/plain') ?? '';
              if (pasted.length <= SHOWN_AT_MOST) return;
              event.preventDefault();
              void take('', text + pasted);
            }}
          />
        </label>
        <div class="row">
          <button type="submit" class="button primary" disabled={reading || (long === null && text.trim() === '')}>
            {reading ? t('app.loading') : t('import.read')}
          </button>
          <label class="button file">
            {t('import.file')}
            <input
              id="import-file"
              class="visually-hidden"
              type="file"
              accept=".bao,.txt,.pgn,text/plain"
              onChange={(event) => void openFile(event.currentTarget.files?.[0])}
            />
          </label>
        </div>
      </form>
      {long !== null && (
        <p class="hint">
          <b>{long.name}</b> {long.text.slice(0, 80)}…
        </p>
      )}
      {fileError !== '' && <p class="error">{fileError}</p>}
      {result !== null && <Outcome result={result} onDialect={(dialect) => void read(long?.text ?? text, dialect)} />}
    </Dialog>
  );
}
