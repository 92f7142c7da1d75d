import { describe, expect, it } from 'vitest';
import { docxLines } from '../../../testing/docx-blocks.ts';
import { paragraphWith, run } from '../../../testing/docx-writer.ts';
import { writeOle } from '../../../testing/ole-writer.ts';
import type { ZipEntry } from '../../../testing/zip-writer.ts';

const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const part = (name: string, ...children: string[]) => `<m:${name}>${children.join('')}</m:${name}>`;
const e = (...children: string[]) => part('e', ...children);
const set = (properties: string, name: string, value: string) =>
  `<m:${properties}><m:${name} m:val="${value}"/></m:${properties}>`;

const read = async (...math: string[]) => (await docxLines(paragraphWith(part('oMath', ...math)))).join();

describe('formulas', () => {
  it('stand in their sentence', async () => {
    const body = paragraphWith(`${run('At most ')}${part('oMath', r('2400'))}${run(' rpm.')}`);
    expect(await docxLines(body)).toEqual(['At most 2400 rpm.']);
  });

  it('stand alone', async () => {
    expect(
      await docxLines(paragraphWith(part('oMathPara', part('oMath', r('a=1')), part('oMath', r('b=2'))))),
    ).toEqual(['a=1 b=2']);
  });

  it.each([
    ['a fraction', [r('n='), part('f', part('num', r('1000·v')), part('den', r('π·d')))], 'n=(1000·v)/(π·d)'],
    ['a plain fraction', [part('f', part('num', r('a')), part('den', r('2')))], 'a/2'],
    ['a mixed number', [r('2'), part('f', part('num', r('1')), part('den', r('2')))], '2 1/2'],
    ['a power', [part('sSup', e(r('d')), part('sup', r('2')))], 'd²'],
    ['a power of a sum', [part('sSup', e(r('a+b')), part('sup', r('n')))], '(a+b)ⁿ'],
    ['a power of words', [part('sSup', e(r('e')), part('sup', r('-kt')))], 'e^(-kt)'],
    ['an index', [part('sSub', e(r('v')), part('sub', r('max')))], 'v_max'],
    ['an index and a power', [part('sSubSup', e(r('x')), part('sub', r('1')), part('sup', r('2')))], 'x₁²'],
    ['signs before', [part('sPre', part('sub', r('6')), part('sup', r('12')), e(r('C')))], '₆¹²C'],
    ['a root', [part('rad', set('radPr', 'degHide', '1'), part('deg'), e(r('2gh')))], '√(2gh)'],
    ['a cube root', [part('rad', part('deg', r('3')), e(r('V')))], '∛V'],
    [
      'a sum',
      [part('nary', set('naryPr', 'chr', '∑'), part('sub', r('i=1')), part('sup', r('n')), e(r('p')))],
      '∑_(i=1)ⁿ p',
    ],
    ['an integral', [part('nary', part('sub', r('0')), part('sup', r('1')), e(r('x dx')))], '∫₀¹ x dx'],
    [
      'brackets',
      [part('d', '<m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>', e(r('a')), e(r('b')))],
      '[a|b]',
    ],
    [
      'a matrix',
      [part('m', part('mr', e(r('1')), e(r('0'))), part('mr', e(r('0')), e(r('1'))))],
      '[1, 0; 0, 1]',
    ],
    ['lines', [part('eqArr', e(r('a=1')), e(r('b=2')))], 'a=1; b=2'],
    ['a function', [part('func', part('fName', r('sin')), e(r('α')))], 'sin α'],
    ['a limit', [part('limLow', e(r('lim')), part('lim', r('x→0')))], 'lim_(x→0)'],
    ['an accent', [part('acc', set('accPr', 'chr', '\u0307'), e(r('m')))], 'm\u0307'],
    ['letters in other shapes', [r('\u{1d465}')], 'x'],
  ])('%s', async (_, math, shown) => {
    expect(await read(...math)).toBe(shown);
  });

  it('leave out what is hidden or deleted', async () => {
    const hidden = '<m:r><w:rPr><w:vanish/></w:rPr><m:t>secret</m:t></m:r>';
    expect(await read(r('a'), hidden, `<w:del>${r('b')}</w:del>`)).toBe('a');
  });

  it('are read from objects of an editor of formulas, and told where they can’t be', async () => {
    const object = (id: string, program: string) =>
      `<w:r><w:object><v:shape><v:imagedata r:id="emf"/></v:shape><o:OLEObject Type="Embed" ProgID="${program}" r:id="${id}"/></w:object></w:r>`;
    const said = (id: string, program: string, ...parts: ZipEntry[]) =>
      docxLines(paragraphWith(`${run('At most ')}${object(id, program)}${run(' bar.')}`), ...parts);
    const header = Buffer.alloc(28);
    header.writeUInt16LE(28, 0);
    const six = Buffer.from([3, 1, 1, 3, 0, 1, 2, 0x83, 0x36, 0, 0, 0]);
    const data = writeOle('Equation Native', Buffer.concat([header, six]));
    const part = { name: 'word/embeddings/oleObject1.bin', data };
    expect(await said('ole1', 'Equation.3', part)).toEqual(['At most 6 bar.']);
    expect(await said('ole1', 'Equation.DSMT4')).toEqual(['At most […] bar.']);
    expect(await said('ole1', 'Equation.3', { ...part, data: data.subarray(0, 900) })).toEqual([
      'At most […] bar.',
    ]);
    expect((await said('ole1', 'Excel.Sheet.8')).join()).not.toContain('[…]');
  });
});
