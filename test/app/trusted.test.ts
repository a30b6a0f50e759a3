/** What the gate of web/trusted.ts lets through: our drawings and our files. */
import { describe, expect, it } from 'vitest';
import { boardSvg } from '../../web/board/picture.ts';
import { legalMoves, play, rulesetOf, startPosition, VARIANTS } from '../../web/rules/index.ts';
import { isDrawing, isOurs } from '../../web/trusted.ts';

describe('markup', () => {
  it.each(VARIANTS)('a picture of %s after a move is a drawing', (variant) => {
    const rules = rulesetOf(variant);
    if (!rules.ok) throw new Error(rules.error.join('; '));
    const start = startPosition(rules.value);
    const { position, trace } = play(rules.value, start, legalMoves(rules.value, start)[0]!);
    for (const theme of ['wood', 'plain'] as const) {
      const picture = boardSvg(position, {
        columns: rules.value.columns,
        hasHouse: rules.value.houseFrom !== null,
        houseFrom: rules.value.houseFrom,
        hasGhala: rules.value.start.ghala > 0,
        bottom: 'S',
        theme,
        scheme: null,
        coordinates: true,
        title: 'a board',
        lastTrace: trace,
        path: null,
        id: 'x',
        fieldOnly: true,
      });
      expect(isDrawing(picture)).toBe(true);
    }
  });

  it.each([
    '',
    'text & more',
    '<g class="a"><path d="M0 0"/></g>',
    '<use href="#seed"/>',
    '<rect fill="url(#x)"></rect>',
  ])('%j is a drawing', (markup) => expect(isDrawing(markup)).toBe(true));

  it.each([
    '<script>1</script>',
    '<img src="x">',
    '<g onclick="f()"></g>',
    '<g ONCLICK="f()"></g>',
    '<use href="https://example.org/a.svg#b"/>',
    '<use xlink:href="//example.org/a.svg#b"/>',
    '<rect fill="url(https://example.org/)"/>',
    '<rect style="background:url(x)"/>',
    '<a href="javascript:f()">x</a>',
    '<foreignObject><body></body></foreignObject>',
    '<iframe src="//example.org"></iframe>',
    '<animate attributeName="href" to="javascript:f()"/>',
    '<g class=x onload=f()>',
    "<g class='x'>",
    '<!-- -->',
    '<g class="a" <script>',
    '<',
    '<g',
    '<?xml?>',
    '<![CDATA[x]]>',
  ])('%j is none', (markup) => expect(isDrawing(markup)).toBe(false));

  it('is judged in time that grows with its length only', () => {
    const long = '<g class="a">'.repeat(20_000);
    const before = process.cpuUsage();
    expect(isDrawing(long)).toBe(true);
    expect(isDrawing(`<g ${'a="b" '.repeat(20_000)}!>`)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

describe('addresses of scripts', () => {
  const page = 'https://bao.example/some/folder/index.html#/?v=1';
  it.each(['./sw.js', 'assets/search.worker-1.js', 'https://bao.example/some/folder/x.js'])('%s is ours', (address) =>
    expect(isOurs(address, page)).toBe(true),
  );
  it.each([
    'https://example.org/x.js',
    '//example.org/x.js',
    'data:text/javascript,1',
    'blob:https://bao.example/1',
    'javascript:1',
    '../other/x.js',
    'http://bao.example/some/folder/x.js',
    'https://bao.example:444/some/folder/x.js',
    'https://bao.example/some/folderx/x.js',
  ])('%s is not', (address) => expect(isOurs(address, page)).toBe(false));
});
