/** Comparison with two-row mancala, glossary, history and sources. */
import { lt } from '../../i18n/learn/index.ts';
import { COMPARED, COMPARISON, HISTORY, SOURCES, TERMS } from '../../learn/background.ts';

export const ComparePart = () => (
  <>
    <p class="prose">{lt('compare.intro')}</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
    <section class="table-scroll" aria-label={lt('compare.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{lt('compare.point')}</th>
            {COMPARED.map((game) => (
              <th key={game} scope="col">
                {lt(`compare.${game}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map((point) => (
            <tr key={point}>
              <th scope="row">{lt(`compare.${point}`)}</th>
              {COMPARED.map((game) => (
                <td key={game} data-game={game}>
                  {lt(`compare.${point}.${game}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </>
);

export function GlossaryPart() {
  const terms = TERMS.map((id) => ({ id, name: lt(`term.${id}`), text: lt(`term.${id}.text`) }));
  terms.sort((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <p class="prose">{lt('glossary.intro')}</p>
      <dl class="glossary">
        {terms.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export const HistoryPart = () => (
  <div class="prose">
    {HISTORY.map((key) => (
      <p key={key}>{lt(key)}</p>
    ))}
    <h3>{lt('sources.title')}</h3>
    <p>{lt('sources.intro')}</p>
    <ul class="sources">
      {SOURCES.map(({ by, title, where }) => (
        <li key={title}>
          <b>{by}</b>: <span lang="en">{title}</span>
          {where !== undefined && <small>{where}</small>}
        </li>
      ))}
    </ul>
    <p class="hint">{lt('sources.note')}</p>
  </div>
);
