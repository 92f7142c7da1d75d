import { describe, expect, it } from 'vitest';
import { docxBlocks, docxLines } from '../../../testing/docx-blocks.ts';
import { inList, paragraph, paragraphWith, run, wordPart } from '../../../testing/docx-writer.ts';

type LevelSettings = { format?: string; text?: string; start?: number; more?: string };

const level = (
  at: number,
  { format = 'decimal', text = `%${at + 1}.`, start = 1, more = '' }: LevelSettings = {},
) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const definition = (id: number, content: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${content}</w:abstractNum>`;
const use = (id: number, of: number, content = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${content}</w:num>`;
const lists = (...content: string[]) => wordPart('numbering', content.join(''));
const item = (text: string, list = 1, at = 0) => paragraphWith(run(text), inList(list, at));
const markersOf = async (body: string, ...parts: Parameters<typeof docxBlocks>[1][]) =>
  (await docxBlocks(body, ...parts)).map((block) => (block.kind === 'list-item' ? block.marker : block.kind));
const items = (count: number, list = 1) =>
  Array.from({ length: count }, (_, i) => item(`Step ${i}`, list)).join('');

describe('numbering', () => {
  it('goes on over text, tables and other lists', async () => {
    const body = item('a') + paragraph('Wait.') + item('other', 2) + item('b') + item('c');
    const numbering = lists(
      definition(1, level(0)),
      definition(2, level(0, { format: 'upperLetter' })),
      use(1, 1),
      use(2, 2),
    );
    expect(await docxLines(body, numbering)).toEqual(['1. a', 'Wait.', 'A. other', '2. b', '3. c']);
  });

  it('begins anew where a list says so, and goes on from there', async () => {
    const restart = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
    const numbering = lists(definition(1, level(0)), use(1, 1), use(2, 1, restart), use(3, 1));
    const body = items(2) + items(2, 2) + item('x', 3);
    expect(await markersOf(body, numbering)).toEqual(['1.', '2.', '1.', '2.', '3.']);
  });

  it('begins where its definition or its own level starts', async () => {
    const own = `<w:lvlOverride w:ilvl="0">${level(0, { format: 'lowerRoman', text: '(%1)', start: 4 })}</w:lvlOverride>`;
    const numbering = lists(
      definition(1, level(0, { start: 5 })),
      definition(2, level(0)),
      use(1, 1),
      use(2, 2, own),
    );
    expect(await markersOf(items(2) + items(2, 2), numbering)).toEqual(['5.', '6.', '(iv)', '(v)']);
  });

  it.each([
    ['lowerLetter', '%1)', ['a)', 'b)']],
    ['upperRoman', '%1.', ['I.', 'II.']],
    ['decimalZero', '%1', ['01', '02']],
    ['decimalEnclosedCircle', '%1', ['①', '②']],
    ['decimal', 'Step %1:', ['Step 1:', 'Step 2:']],
    ['japaneseCounting', '%1、', ['一、', '二、']],
    ['cardinalText', '%1.', ['1.', '2.']],
    ['bullet', '\uf0b7', ['•', '•']],
    ['bullet', '☐', ['☐', '☐']],
  ])('is in the format %s as %s', async (format, text, markers) => {
    expect(await markersOf(items(2), lists(definition(1, level(0, { format, text })), use(1, 1)))).toEqual(
      markers,
    );
  });

  it('letters go on behind z as Word goes on', async () => {
    const numbering = lists(definition(1, level(0, { format: 'lowerLetter' })), use(1, 1));
    expect((await markersOf(items(28), numbering)).slice(-3)).toEqual(['z.', 'aa.', 'bb.']);
  });

  it('counts in levels, and lower ones anew below each item above', async () => {
    const content = level(0) + level(1, { text: '%1.%2' }) + level(2, { format: 'lowerLetter', text: '%3)' });
    const body = [0, 1, 1, 2, 0, 1].map((at) => item('x', 1, at)).join('');
    expect(await markersOf(body, lists(definition(1, content), use(1, 1)))).toEqual([
      '1.',
      '1.1',
      '1.2',
      'a)',
      '2.',
      '2.1',
    ]);
  });

  it('goes on below the items above where a level says so, and is in digits where it is legal', async () => {
    const content =
      level(0, { format: 'upperRoman' }) +
      level(1, { text: '%1.%2', more: '<w:lvlRestart w:val="0"/><w:isLgl/>' });
    const body = [0, 1, 0, 1].map((at) => item('x', 1, at)).join('');
    expect(await markersOf(body, lists(definition(1, content), use(1, 1)))).toEqual([
      'I.',
      '1.1',
      'II.',
      '2.2',
    ]);
  });

  it('comes from a style, whose level is the one that names it', async () => {
    const numbered = (id: string, more: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${more}</w:style>`;
    const styles = wordPart(
      'styles',
      numbered('Step', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>') +
        numbered('Sub', '<w:basedOn w:val="Step"/>') +
        numbered('heading 1', '<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>'),
    );
    const named = (style: string) => `<w:pStyle w:val="${style}"/>`;
    const numbering = lists(
      definition(1, level(0) + level(1, { format: 'lowerLetter', text: '%2)', more: named('Sub') })),
      definition(2, level(0, { text: '%1' })),
      use(1, 1),
      use(2, 2),
    );
    const off = '<w:numPr><w:numId w:val="0"/></w:numPr>';
    const body = [
      paragraph('Oil', { style: 'heading 1' }),
      paragraph('Open', { style: 'Step' }),
      paragraph('Pull', { style: 'Sub' }),
      paragraphWith(run('Plain'), named('Step') + off),
      paragraph('Close', { style: 'Step' }),
    ].join('');
    expect(await docxLines(body, styles, numbering)).toEqual([
      '1 Oil',
      '1. Open',
      'a) Pull',
      'Plain',
      '2. Close',
    ]);
  });

  it('follows a definition to the numbering style it stands for', async () => {
    const numbering = lists(
      definition(1, '<w:numStyleLink w:val="House"/>'),
      definition(2, `<w:styleLink w:val="House"/>${level(0, { text: '[%1]' })}`),
      use(1, 1),
    );
    expect(await markersOf(items(1), numbering)).toEqual(['[1]']);
  });

  it('counts empty paragraphs as Word does, and none that are deleted', async () => {
    const deleted = paragraphWith(
      '<w:del><w:r><w:delText>x</w:delText></w:r></w:del>',
      `${inList(1)}<w:rPr><w:del/></w:rPr>`,
    );
    expect(await docxLines(item('a') + item('') + deleted + item('b'))).toEqual(['1. a', '3. b']);
  });

  it('counts no paragraph that is hidden altogether', async () => {
    const hidden = (style: string) =>
      paragraphWith(run('x', '<w:vanish/>'), `${style}${inList(1)}<w:rPr><w:vanish/></w:rPr>`);
    const body = item('a') + hidden('') + hidden('<w:pStyle w:val="Heading1"/>') + item('b');
    expect(await docxLines(body)).toEqual(['1. a', '2. b']);
  });

  it('of words is text before the paragraph', async () => {
    const numbering = lists(definition(1, level(0, { format: 'none', text: 'WARNING:' })), use(1, 1));
    expect(await docxLines(items(1), numbering)).toEqual(['WARNING: Step 0']);
  });

  it('stays short whatever a file asks for', async () => {
    const far = level(0, { format: 'lowerRoman', start: 900_000_000, text: '%1.'.repeat(1000) });
    const [marker] = await markersOf(items(1), lists(definition(1, far), use(1, 1)));
    expect(marker?.length).toBeLessThan(50);
  });
});
