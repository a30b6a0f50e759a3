/** The rule pages: for each game its sections in reading order, each with the examples that show it. */
import type { LearnKey } from '../i18n/learn/index.ts';
import type { VariantId } from '../rules/index.ts';
import type { ExampleId } from './examples.ts';

/** `kete.kuu`: the section has the texts `rules.kete.kuu.title` and `rules.kete.kuu.text`. */
export type SectionName = LearnKey extends infer Key ? (Key extends `rules.${infer Name}.title` ? Name : never) : never;

export interface RuleSection {
  readonly name: SectionName;
  readonly examples: readonly ExampleId[];
}

export const RULE_PAGES: Readonly<Record<VariantId, readonly RuleSection[]>> = {
  kiswahili: [
    { name: 'kiswahili.board', examples: ['start'] },
    { name: 'kiswahili.lap', examples: ['endelea', 'capturesOnward'] },
    { name: 'kiswahili.namua', examples: ['capture', 'kimbi', 'chain'] },
    { name: 'kiswahili.takata', examples: ['houseExempt'] },
    { name: 'kiswahili.house', examples: ['houseStop', 'safari', 'houseCaptures', 'tax', 'dormant', 'houseTaken'] },
    { name: 'kiswahili.mtaji', examples: ['mtajiCapture', 'sixteen', 'housesFall'] },
    { name: 'kiswahili.mtajiTakata', examples: ['mtajiTakata', 'backTakata', 'loneKichwa'] },
    { name: 'kiswahili.takasia', examples: ['takasiaSet', 'takasiaTaken', 'takasiaStop'] },
    { name: 'kiswahili.end', examples: ['frontRowEmpty', 'noMove'] },
  ],
  kujifunza: [
    { name: 'kujifunza.start', examples: ['kujifunzaStart'] },
    { name: 'kujifunza.turn', examples: ['kujifunzaShort', 'kujifunzaFree'] },
    { name: 'kujifunza.end', examples: ['kujifunzaWin'] },
  ],
  kete: [
    { name: 'kete.start', examples: [] },
    { name: 'kete.kuu', examples: ['keteSix', 'keteSeven'] },
    { name: 'kete.mtaji', examples: ['keteOutlives', 'keteFirstTakata'] },
    { name: 'kete.takasia', examples: ['keteDutySet', 'keteDuty', 'keteRunsOn'] },
  ],
  bawo: [
    { name: 'bawo.start', examples: ['bawoStart'] },
    { name: 'bawo.kuu', examples: ['bawoEight', 'bawoNine'] },
    { name: 'bawo.singles', examples: ['bawoSingles'] },
    { name: 'bawo.guard', examples: ['bawoGuard', 'bawoGuardLap'] },
    { name: 'bawo.mtaji', examples: ['bawoFirstTakata', 'bawoOutlives'] },
  ],
  bawo10: [
    { name: 'bawo10.start', examples: ['bawo10Start'] },
    { name: 'bawo10.kuu', examples: ['bawo10Ten', 'bawo10Eleven'] },
    { name: 'bawo10.guard', examples: ['bawo10Guard'] },
    { name: 'bawo10.mtaji', examples: ['bawo10FirstTakata'] },
  ],
  hawalis: [
    { name: 'hawalis.start', examples: ['hawalisStart'] },
    { name: 'hawalis.capture', examples: ['hawalisFront', 'hawalisNothing', 'hawalisBack'] },
    { name: 'hawalis.single', examples: ['hawalisSingle'] },
    { name: 'hawalis.end', examples: ['hawalisNever', 'hawalisWin'] },
  ],
  kiarabu: [
    { name: 'kiarabu.start', examples: ['kiarabuStart', 'kiarabuOtherWay'] },
    { name: 'kiarabu.capture', examples: ['kiarabuBackAlone'] },
    { name: 'kiarabu.end', examples: ['kiarabuWin'] },
  ],
};
