/** Learning Bao: a first game, the rules of every game, what is new to players of other mancala, glossary, statistics, history. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, t } from '../i18n/index.ts';
import { isTranslated, learnLanguage, learnReady, loadLearn, lt } from '../i18n/learn/index.ts';
import { LoadFailed, useLoading } from '../panels/Lazy.tsx';
import { ComparePart, GlossaryPart, HistoryPart } from './learn/BackgroundParts.tsx';
import './learn/learn.css';
import { followAddress, hashOf, PARTS, type Place, place, readAddress } from './learn/place.ts';
import { RulesPart } from './learn/RulesPart.tsx';
import { StatisticsPart } from './learn/StatisticsPart.tsx';
import { TutorialPart } from './learn/TutorialPart.tsx';

function Part({ part, game }: Place) {
  switch (part) {
    case 'tutorial':
      return <TutorialPart />;
    case 'rules':
      return <RulesPart key={game} game={game} />;
    case 'compare':
      return <ComparePart />;
    case 'glossary':
      return <GlossaryPart />;
    case 'statistics':
      return <StatisticsPart />;
    case 'history':
      return <HistoryPart />;
  }
}

export default function LearnPage() {
  useState(readAddress);
  useEffect(followAddress, []);
  const { failed, again } = useLoading(loadLearn, () => {}, [language()]);
  if (failed) return <LoadFailed again={again} />;
  return learnReady() ? <Contents /> : <p class="load-failed">{t('app.loading')}</p>;
}

function Contents() {
  const here = place.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(here);
  useEffect(() => {
    if (last.current === here) return;
    last.current = here;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [here]);
  return (
    <main class="learn" id="board" tabIndex={-1} lang={learnLanguage()}>
      <h1>{lt('page.title')}</h1>
      <nav class="learn-parts" aria-label={lt('page.parts')}>
        {PARTS.map((part) => (
          <a key={part} href={hashOf({ part, game: here.game })} aria-current={part === here.part ? 'page' : undefined}>
            {lt(`part.${part}`)}
          </a>
        ))}
      </nav>
      {!isTranslated() && <p class="hint">{lt('page.english')}</p>}
      <h2 ref={heading} tabIndex={-1} class="visually-hidden">
        {lt(`part.${here.part}`)}
      </h2>
      <Part {...here} />
    </main>
  );
}
