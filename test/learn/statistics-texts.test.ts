import { expect, it } from 'vitest';
import { statisticsTexts as en } from '../../web/i18n/learn/en/statistics.ts';
import { statisticsTexts as eo } from '../../web/i18n/learn/eo/statistics.ts';
import { statisticsTexts as fil } from '../../web/i18n/learn/fil/statistics.ts';
import { statisticsTexts as hu } from '../../web/i18n/learn/hu/statistics.ts';
import { statisticsTexts as pl } from '../../web/i18n/learn/pl/statistics.ts';
import { statisticsTexts as ro } from '../../web/i18n/learn/ro/statistics.ts';
import { statisticsTexts as sw } from '../../web/i18n/learn/sw/statistics.ts';

const keys = Object.keys(en) as (keyof typeof en)[];
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it.each(Object.entries({ sw, eo, fil, hu, pl, ro }))(
  '%s: the statistics take the parameters of the English texts',
  (_, table) => {
    expect(keys.filter((key) => holes(table[key]).join() !== holes(en[key]).join())).toEqual([]);
    expect(keys.filter((key) => table[key].trim() === '')).toEqual([]);
  },
);
