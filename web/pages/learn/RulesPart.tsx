/** The rules of one game, section by section. */
import { t } from '../../i18n/index.ts';
import { lt } from '../../i18n/learn/index.ts';
import { RULE_PAGES, type RuleSection } from '../../learn/rule-pages.ts';
import { RichText } from '../../panels/RichText.tsx';
import { VARIANTS, type VariantId } from '../../rules/index.ts';
import { ExampleFigure } from './ExampleFigure.tsx';
import { hashOf } from './place.ts';

const idOf = ({ name }: RuleSection) => `section-${name}`;

function goTo(section: RuleSection): void {
  const heading = document.getElementById(idOf(section));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Buttons, not links: what follows the # in the address names the page. */
const SectionList = ({ sections }: { sections: readonly RuleSection[] }) => (
  <nav class="section-list" aria-label={lt('rules.sections')}>
    <ol>
      {sections.map((section) => (
        <li key={section.name}>
          <button type="button" onClick={() => goTo(section)}>
            {lt(`rules.${section.name}.title`)}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

const Section = ({ section }: { section: RuleSection }) => (
  <section class="rule-section">
    <h4 id={idOf(section)} tabIndex={-1}>
      {lt(`rules.${section.name}.title`)}
    </h4>
    <div class="prose">
      <RichText text={lt(`rules.${section.name}.text`)} />
    </div>
    {section.examples.map((id) => (
      <ExampleFigure key={id} id={id} />
    ))}
  </section>
);

export const RulesPart = ({ game }: { game: VariantId }) => (
  <>
    <p class="prose">{lt('page.intro')}</p>
    <nav class="chips" aria-label={lt('rules.variants')}>
      {VARIANTS.map((id) => (
        <a key={id} href={hashOf({ part: 'rules', game: id })} aria-current={id === game ? 'page' : undefined}>
          {t(`variant.${id}`)}
        </a>
      ))}
    </nav>
    <h3>{t(`variant.${game}`)}</h3>
    <p class="hint">{t(`variant.${game}.note`)}</p>
    <SectionList sections={RULE_PAGES[game]} />
    {RULE_PAGES[game].map((section) => (
      <Section key={section.name} section={section} />
    ))}
  </>
);
