import { beforeEach, describe, expect, it } from 'vitest';
import { formatPosition, rulesetOf } from '../../web/rules/index.ts';
import * as editor from '../../web/state/editor.ts';
import { readImport } from '../../web/state/importing.ts';
import { readRecord, type StudyRecord } from '../../web/state/storage.ts';
import { openGame } from '../../web/state/study.ts';
import { exportAll, importAll } from '../../web/state/studyFile.ts';
import { championshipGame, championshipText } from './games.ts';

const made = rulesetOf('kiswahili');
if (!made.ok) throw new Error(made.error.join());
const kiswahili = made.value;

describe('import', () => {
  it('opens a file of several games', async () => {
    const result = await readImport(championshipText, kiswahili);
    expect(result.kind === 'games' && result.games).toHaveLength(8);
  });

  it('opens a position, and one of seven columns as Hawalis', async () => {
    const text = '0,0,0,0,0,0,0,0/3,1,5,0,0,0,0,1/0,0,1,5,1,2,4,0/1,1,1,1,1,0,0,0 S 18,18 - - 5';
    const result = await readImport(text, kiswahili);
    expect(result.kind === 'position' && formatPosition(result.game.start)).toBe(text);
    const seven = `${Array(4).fill('2,2,2,2,2,2,2').join('/')} S 0,0 - - 1`;
    const other = await readImport(seven, kiswahili);
    expect(other.kind === 'position' && other.game.rules.variant).toBe('hawalis');
  });

  it('offers a set-up that is no position to the editor, with every reason', async () => {
    const result = await readImport(
      '0,0,0,0,0,0,0,0/0,2,2,6,0,0,0,0/0,0,0,0,6,2,2,0/0,0,0,0,0,0,0,0 S 22,20 SN - 1',
      kiswahili,
    );
    if (result.kind !== 'draft') throw new Error(result.kind);
    expect(result.problems.map(({ reason }) => reason.message).join()).toMatch(/62/);
  });

  it('tells the line of what cannot be read, and offers what stands before it', async () => {
    const result = await readImport('[South "A"]\n\n1. A6L* a5L\n2. A1R a5R *\n', kiswahili);
    if (result.kind !== 'games') throw new Error(result.kind);
    expect(result.problems[0]?.line).toBe(4);
    expect(result.games[0]?.game.root.children[0]?.children[0]?.id).toBe('a5L');
  });

  it('says so when there is nothing to read', async () => {
    expect((await readImport('  ', kiswahili)).kind).toBe('failed');
  });
});

describe('the position editor', () => {
  beforeEach(() => {
    openGame({ game: championshipGame('Voogt-69') });
    editor.startEditing();
  });

  it('counts the seeds and says everything that is wrong', () => {
    editor.editCount({ side: 'S', index: 4 }, { delta: -1 });
    editor.editCount({ ghala: 'N' }, { set: 20 });
    expect(editor.total.value).toMatchObject({ seeds: 61, wanted: 64 });
    const checked = editor.checked.value;
    expect(checked?.ok === false && checked.error.join()).toContain('61');
    expect(editor.gameFromDraft()).toBeNull();
  });

  it('never goes below nothing', () => {
    editor.editCount({ side: 'S', index: 0 }, { delta: -1 });
    expect(editor.draft.value?.S.pits[0]).toBe(0);
  });

  it('takes seeds instead of adding them where there is no Shift, and still moves a dragged one', async () => {
    editor.taking.value = true;
    editor.editOnBoard({ side: 'S', index: 4 }, { delta: 1 });
    expect(editor.draft.value?.S.pits[4]).toBe(5);
    editor.editOnBoard({ side: 'S', index: 4 }, { delta: -1 });
    editor.editOnBoard({ side: 'S', index: 0 }, { delta: 1 });
    expect([editor.draft.value?.S.pits[4], editor.draft.value?.S.pits[0]]).toEqual([4, 1]);
    await Promise.resolve();
    editor.editOnBoard({ side: 'S', index: 0 }, { delta: 1 });
    expect(editor.draft.value?.S.pits[0]).toBe(0);
    editor.taking.value = false;
  });

  it('mirrored or swapped twice is what it was', () => {
    const before = editor.draft.value;
    editor.mirror();
    expect(editor.draft.value?.S.pits.slice(0, 8)).toEqual([0, 2, 2, 6, 0, 0, 0, 0]);
    editor.mirror();
    editor.swapSides();
    expect(editor.draft.value?.side).toBe('N');
    editor.swapSides();
    expect(editor.draft.value).toEqual(before);
  });

  it('makes a new game from a position', () => {
    editor.clear();
    editor.toStart();
    expect(editor.gameFromDraft()?.root.children).toEqual([]);
  });
});

describe('a stored study', () => {
  const record: StudyRecord = {
    version: 2,
    id: 'a',
    name: 'x',
    created: 1,
    changed: 2,
    revision: 3,
    text: '*',
    at: '0',
    draft: null,
    app: '0.1.0',
  };

  it('is read back from the file of all studies', () => {
    expect(importAll(exportAll([record]))).toEqual({ ok: true, studies: [record], bad: 0 });
  });

  it('of another shape is no study', () => {
    for (const bad of [null, 1, 'x', {}, { ...record, version: 3 }, { ...record, text: 5 }, { ...record, id: '' }])
      expect(readRecord(bad)).toBeNull();
    const mixed = importAll(JSON.stringify({ format: 'bingwa-studies', studies: [record, { id: 1 }] }));
    expect(mixed).toEqual({ ok: true, studies: [record], bad: 1 });
  });

  it('brings nothing with it that is not part of a study', () => {
    const hostile = JSON.parse('{"__proto__": {"polluted": true}, "extra": 1}');
    const read = readRecord({ ...record, ...hostile });
    expect(read).toEqual(record);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each(['', '{', '[]', '{"format":"other"}', 'null'])('is not found in %j', (text) => {
    expect(importAll(text)).toMatchObject({
      ok: false,
      reason: { message: expect.stringMatching(/JSON|bingwa-studies/) },
    });
  });
});
