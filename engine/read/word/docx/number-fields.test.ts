import { describe, expect, it } from 'vitest';
import { docxBlocks, docxLines } from '../../../testing/docx-blocks.ts';
import { inList, paragraphWith, run, wordPart } from '../../../testing/docx-writer.ts';

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
/** A field as Word keeps it: without a result. */
const counted = (code: string) =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>${mark('end')}`;
const heading = (level: number, content: string) =>
  paragraphWith(content, `<w:pStyle w:val="Heading${level}"/>`);

describe('automatic numbers', () => {
  it('count paragraphs over the whole text, as their instruction formats them', async () => {
    const codes = ['', '\\* Arabic \\s :', '\\* alphabetic \\s " "', '\\* ROMAN', '\\* Ordinal \\e'];
    const body = codes.map((code) => paragraphWith(`${counted(`AUTONUM ${code}`)}${run(' Oil it.')}`));
    expect(await docxLines(body.join(''))).toEqual([
      '1. Oil it.',
      '2: Oil it.',
      'c Oil it.',
      'IV. Oil it.',
      '5th Oil it.',
    ]);
  });

  it('are the markers of items', async () => {
    const body = ['Open it.', 'Close it.'].map((text) =>
      paragraphWith(`<w:fldSimple w:instr="AUTONUM">${run('9.')}</w:fldSimple>${run(` ${text}`)}`),
    );
    expect(await docxBlocks(body.join(''))).toMatchObject([
      { kind: 'list-item', marker: '1.', ordered: true, text: 'Open it.' },
      { kind: 'list-item', marker: '2.', ordered: true, text: 'Close it.' },
    ]);
  });

  it('begin anew at each level of headings, and of text behind one', async () => {
    const number = counted('AUTONUM');
    const text = paragraphWith(number + run(' Press START.'));
    const body = [heading(1, `${number}${run(' Oil')}`), text, text, heading(2, `${number}${run(' Grade')}`)];
    expect(await docxLines([...body, text, heading(2, `${number}${run(' Level')}`)].join(''))).toEqual([
      ...['1. Oil', '1. Press START.', '2. Press START.', '1. Grade', '1. Press START.', '2. Level'],
    ]);
  });

  it('of legal texts hold those of the headings above', async () => {
    const number = (code = '') => counted(`AUTONUMLGL ${code}`);
    const body = [
      heading(1, `${run('Chapter ')}${number('\\e')}${run(' Oil')}`),
      heading(2, `${number()}${run(' Grade')}`),
      heading(2, `${number()}${run(' Level')}`),
      paragraphWith(`${number()}${run(' Look at the glass.')}`),
      paragraphWith(`${number()}${run(' Fill it up.')}`),
      heading(1, `${number()}${run(' Belt')}`),
    ];
    expect(await docxLines(body.join(''))).toEqual([
      ...['Chapter 1 Oil', '1.1. Grade', '1.2. Level'],
      ...['1.2.1. Look at the glass.', '1.2.2. Fill it up.', '2. Belt'],
    ]);
  });

  it('of outlines have a sign for each level', async () => {
    const number = counted('AUTONUMOUT');
    const body = [1, 2, 2, 1].map((level) => heading(level, `${number}${run(' Part')}`));
    expect(await docxLines(body.join(''))).toEqual(['I. Part', 'A. Part', 'B. Part', 'II. Part']);
  });

  it('are not shown where they are hidden, or part of an instruction', async () => {
    const hidden = counted('AUTONUM').replaceAll('<w:r>', '<w:r><w:rPr><w:vanish/></w:rPr>');
    const within = `${mark('begin')}<w:r><w:instrText>IF 1 = 1 </w:instrText></w:r>${counted('AUTONUM')}${mark('separate')}${run('shown')}${mark('end')}`;
    expect(await docxLines(paragraphWith(hidden + run('Oil')) + paragraphWith(within))).toEqual([
      'Oil',
      'shown',
    ]);
  });
});

describe('numbers of lists within a text', () => {
  it('count on in one list, a level deeper behind one that begins the paragraph', async () => {
    const number = counted('LISTNUM');
    const body = [
      paragraphWith(`${number}${run(' Check: ')}${number}${run(' the oil; ')}${number}${run(' the belt.')}`),
      paragraphWith(`${number}${run(' Check ')}${number}${run(' the fuse.')}`),
      paragraphWith(`${run('Either ')}${number}${run(' or ')}${number}`),
    ];
    expect(await docxLines(body.join(''))).toEqual([
      '1) Check: a) the oil; b) the belt.',
      '2) Check a) the fuse.',
      'Either 3) or 4)',
    ]);
  });

  it('have the formats of the lists that Word knows, at the level and from the count they say', async () => {
    const body = [
      'LISTNUM LegalDefault \\l 1',
      'LISTNUM "LegalDefault" \\l 2',
      'LISTNUM LegalDefault \\l 2 \\s 7',
      'LISTNUM OutlineDefault \\l 1',
      'LISTNUM NumberDefault \\l 5 \\s 3',
    ].map((code) => paragraphWith(`${run('See ')}${counted(code)}`));
    expect(await docxLines(body.join(''))).toEqual(['See 1.', 'See 1.1.', 'See 1.7.', 'See II.', 'See (c)']);
  });

  it('go on a level below the item they stand in, and in a list of a name', async () => {
    const level = (at: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const lists = wordPart(
      'numbering',
      [
        `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2)')}</w:abstractNum>`,
        `<w:abstractNum w:abstractNumId="2"><w:name w:val="Tests"/>${level(0, 'decimal', 'Test %1')}</w:abstractNum>`,
        '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>',
      ].join(''),
    );
    const number = counted('LISTNUM');
    const item = paragraphWith(
      `${run('Check ')}${number}${run(' oil, ')}${number}${run(' belt')}`,
      inList(1),
    );
    const named = paragraphWith(`${run('Do ')}${counted('LISTNUM Tests')}`);
    expect(await docxLines(item + named + item + named, lists)).toEqual([
      ...['1. Check a) oil, b) belt', 'Do Test 1', '2. Check a) oil, b) belt', 'Do Test 2'],
    ]);
  });

  it('take a level or start of a hostile file for one that is possible', async () => {
    const body = ['LISTNUM \\l 99 \\s 99999999', 'LISTNUM \\l 0', 'LISTNUM ""'].map((code) =>
      paragraphWith(`${run('x ')}${counted(code)}`),
    );
    expect(await docxLines(body.join(''))).toEqual(['x 99999.', 'x 2)', 'x 3)']);
  });
});
