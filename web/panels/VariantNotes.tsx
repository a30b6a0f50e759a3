/** What differs from Bao la Kiswahili under these rules: short, each difference with its example one click away. */
import { language, t } from '../i18n/index.ts';
import { learnLanguage, learnReady, loadLearn, lt } from '../i18n/learn/index.ts';
import { EXAMPLES, type ExampleId } from '../learn/examples.ts';
import { type Note, notesOfGame, notesOnSwitches, placeOf } from '../learn/notes.ts';
import type { Example } from '../learn/types.ts';
import { legalMoves, PLACE_PRESETS, parseSetup, type Ruleset, validate } from '../rules/index.ts';
import { LoadFailed, useLoading } from './Lazy.tsx';
import './variant-notes.css';

interface Props {
  readonly rules: Ruleset;
  /** Opens an example under these rules: a position text, and the canonical move to look at. */
  readonly onOpen: (positionText: string, moveText?: string) => void;
}

/** Other house rules may have taken an example's move away; then it is not offered. */
function isPlayable(rules: Ruleset, { position, move }: Example): boolean {
  const setup = parseSetup(position, rules.columns);
  const valid = setup.ok ? validate(rules, setup.value) : null;
  return valid?.ok === true && legalMoves(rules, valid.value).some(({ text }) => text === move);
}

const noteText = ({ text }: Note, rules: Ruleset): string =>
  text === 'note.switch.moveLimit' ? lt(text, { n: rules.switches.moveLimit }) : lt(text);

export function VariantNotes({ rules, onOpen }: Props) {
  const { failed, again } = useLoading(loadLearn, () => {}, [language()]);
  if (failed) return <LoadFailed again={again} />;
  if (!learnReady()) return <p class="hint">{t('app.loading')}</p>;
  const own = notesOfGame(rules);
  const chosen = notesOnSwitches(rules);
  const place = placeOf(rules);
  const example = (id: ExampleId) => (
    <button
      type="button"
      class="button small"
      title={lt(`example.${id}`)}
      onClick={() => onOpen(EXAMPLES[id].position, EXAMPLES[id].move)}
    >
      {lt('notes.example', { name: EXAMPLES[id].move })}
    </button>
  );
  const list = (notes: readonly Note[]) => (
    <ul>
      {notes.map((note) => (
        <li key={note.text}>
          <span>{noteText(note, rules)}</span>
          {note.example !== null && isPlayable(rules, EXAMPLES[note.example]) && example(note.example)}
        </li>
      ))}
    </ul>
  );
  return (
    <section class="variant-notes" aria-label={lt('notes.title')} lang={learnLanguage()}>
      <h3>{lt('notes.title')}</h3>
      {own.length > 0 && list(own)}
      {own.length === 0 && chosen.length === 0 && <p>{lt('notes.none')}</p>}
      {chosen.length > 0 && (
        <>
          <h4>{placeName(place) ?? lt('notes.options')}</h4>
          {list(chosen)}
        </>
      )}
      {place !== null && (
        <>
          <h4>{lt('notes.still')}</h4>
          <p>{lt(`note.place.${place}`)}</p>
        </>
      )}
    </section>
  );
}

const placeName = (id: ReturnType<typeof placeOf>): string | undefined =>
  PLACE_PRESETS.find((place) => place.id === id)?.name;
