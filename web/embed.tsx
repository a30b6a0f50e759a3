/**
 * A board for other people's pages: a game or a position, read only. Everything comes in the fragment of the address:
 *
 *   embed.html#r=kiswahili&m=A6L*.a5R&p=2&flip=1&theme=dark&board=plain&lang=sw&coords=0
 *
 * - the game as in every link of ours: `r` variant, `o` house rules, `s` position text, `m` moves, or `z` packed game text
 * - `p` the place shown first: a ply of the main line (`71`), or a place in a variation (`12.1.3`)
 * - `flip=1` North below; `theme=light|dark` (default: the reader's); `board=wood|plain`; `lang` a language we have
 *   (default: the reader's); `coords=0` without pit names
 *
 * Nothing is stored and nothing is sent: neither settings nor studies of the reader are touched.
 */
import './trusted.ts';
import './app.css';
import './embed.css';
import { computed, signal } from '@preact/signals';
import { render } from 'preact';
import { Board } from './board/Board.tsx';
import { isLanguage, preferredLanguage, setLanguage, t } from './i18n/index.ts';
import { Icon, type IconName } from './panels/Icon.tsx';
import { type Game, type GameNode, mainline, nodesAlong, play } from './rules/index.ts';
import { boardLabels } from './state/boardLabels.ts';
import { inWords } from './state/reasonWords.ts';
import { type LinkResult, readLink } from './state/share.ts';
import { turnInWords } from './state/speak.ts';

const query = signal(new URLSearchParams());
const link = signal<LinkResult | null>(null);
/** What is wrong with the link's game, in words. */
const fault = signal('');
/** The place in `line`, 0 is the start. */
const at = signal(0);
const played = signal<number | null>(null);

/** From the start through the place that the link names to the end of that line. */
const line = computed<readonly GameNode[]>(() => {
  if (link.value?.kind !== 'game') return [];
  const along = nodesAlong(link.value.game, link.value.path) ?? [link.value.game.root];
  return [...along, ...mainline(along[along.length - 1]!)];
});

const fragment = (): string => location.hash.replace(/^#\/?\??/, '');

async function read(): Promise<void> {
  const text = fragment();
  const wanted = new URLSearchParams(text);
  query.value = wanted;
  const theme = wanted.get('theme');
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  const language = wanted.get('lang') ?? '';
  await setLanguage(isLanguage(language) ? language : preferredLanguage(navigator.languages)).catch(() => {});
  // A board without a game is the start of the default one.
  const found = await readLink(
    text === '' || ![...'rsmz'].some((key) => wanted.has(key)) ? `${text}&r=kiswahili` : text,
  );
  if (found.kind === 'game-error') fault.value = await inWords(found.reason);
  played.value = null;
  link.value = found;
  at.value = found.kind === 'game' ? found.path.length : 0;
}

function step(to: number): void {
  const next = Math.min(line.value.length - 1, Math.max(0, to));
  played.value = next === at.value + 1 ? next : null;
  at.value = next;
}

function Moves({ game }: { game: Game }) {
  const moves = line.value.slice(1);
  return (
    <ol class="embed-moves">
      {moves.map((node, index) => {
        const before = line.value[index]!.position;
        return (
          <li key={index}>
            {before.side === 'S' || index === 0 ? (
              <span class="move-number">{`${before.moveNumber}${before.side === 'S' ? '.' : '…'}`}</span>
            ) : null}
            <button
              type="button"
              class="move"
              aria-current={index + 1 === at.value ? 'true' : undefined}
              onClick={() => step(index + 1)}
            >
              {node.id}
            </button>
          </li>
        );
      })}
      {moves.length === 0 && <li class="hint">{t(`variant.${game.rules.variant}`)}</li>}
    </ol>
  );
}

const STEPS: readonly (readonly [IconName, 'first' | 'prev' | 'next' | 'last', () => number])[] = [
  ['first', 'first', () => 0],
  ['prev', 'prev', () => at.value - 1],
  ['next', 'next', () => at.value + 1],
  ['last', 'last', () => Number.MAX_SAFE_INTEGER],
];

function Steps() {
  const last = line.value.length - 1;
  return (
    <div class="embed-steps" role="toolbar" aria-label={t('keys.group.step')}>
      {STEPS.map(([icon, name, to]) => {
        const back = name === 'first' || name === 'prev';
        return (
          <button
            type="button"
            key={name}
            class="icon-button"
            aria-label={t(`moves.${name}`)}
            title={t(`moves.${name}`)}
            disabled={back ? at.value === 0 : at.value === last}
            onClick={() => step(to())}
          >
            <Icon name={icon} />
          </button>
        );
      })}
    </div>
  );
}

function Viewer({ game }: { game: Game }) {
  const { rules } = game;
  const wanted = query.value;
  const node = line.value[at.value]!;
  const before = at.value === 0 ? null : line.value[at.value - 1]!;
  const trace = before === null || node.move === null ? null : play(rules, before.position, node.move).trace;
  const hasGhala = rules.start.ghala > 0 || node.position.S.ghala + node.position.N.ghala > 0;
  const words = before === null || trace === null ? null : turnInWords(rules, before.position, node, trace);
  return (
    <>
      <div class="embed-board">
        <Board
          setup={node.position}
          columns={rules.columns}
          hasHouse={rules.houseFrom !== null}
          houseFrom={rules.houseFrom}
          hasGhala={hasGhala}
          bottom={wanted.get('flip') === '1' ? 'N' : 'S'}
          coordinates={wanted.get('coords') !== '0'}
          playable={[]}
          onPlay={() => {}}
          playback={
            played.value === at.value && trace !== null && before !== null
              ? { key: `${at.value} ${node.id}`, from: before.position, trace }
              : null
          }
          speed={1}
          announcement={words}
          lastTrace={trace}
          badges={[]}
          preview={null}
          path={null}
          theme={wanted.get('board') === 'plain' ? 'plain' : 'wood'}
          labels={boardLabels.value}
        />
      </div>
      <p class="embed-line" aria-hidden="true">
        {words ?? t('side.toMove', { side: t(`side.${node.position.side}`) })}
      </p>
      <div class="embed-foot">
        <Steps />
        <Moves game={game} />
        <a class="embed-open" href={`./#/?${fragment()}`} target="_blank" rel="noopener">
          {t('embed.open')}
        </a>
      </div>
    </>
  );
}

function Embed() {
  const found = link.value;
  if (found === null) return null;
  if (found.kind === 'game') return <Viewer game={found.game} />;
  const reason =
    found.kind === 'game-error'
      ? t('link.game', { reason: fault.value })
      : t(found.kind === 'version' ? 'link.version' : 'link.damaged');
  return (
    <p class="error" role="alert">
      {t('link.broken', { reason })}
    </p>
  );
}

addEventListener('hashchange', () => void read());
addEventListener('keydown', (event) => {
  if (event.target instanceof Element && event.target.closest('[role="grid"]')) return;
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by !== 0) step(at.value + by);
});

void read().then(() =>
  render(
    <main class="embed">
      <Embed />
    </main>,
    document.getElementById('app')!,
  ),
);
