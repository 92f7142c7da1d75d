import { describe, expect, it } from 'vitest';
import type { StructuredManual } from '../../../engine/document/manual.ts';
import { commonSubsequence } from '../../lib/figures/common-subsequence.ts';
import { structureOfHtml } from './gold-structure.ts';
import { findRunningLines } from './printed-pages.ts';
import { scoreHeadings } from './score-headings.ts';
import { scoreItems } from './score-items.ts';
import { scoreOrder } from './score-order.ts';
import { examineText } from './text-health.ts';
import { titleKey } from './title-key.ts';

const tree = (...rows: Array<[number, string]>) => rows.map(([level, text]) => ({ level, text }));

describe('the longest common subsequence', () => {
  it('is of pairs that rise in both lists', () => {
    expect(commonSubsequence(['a', 'b', 'c', 'd'], ['b', 'x', 'd', 'a'])).toEqual([
      [1, 0],
      [3, 2],
    ]);
    expect(commonSubsequence([], ['a'])).toEqual([]);
  });
});

describe('titles', () => {
  it('are the same with and without the number of their section, but a letter alone is a word', () => {
    expect(
      ['3.2 Safety', '3.2) Safety', 'Appendix B: Safety', 'B.1. Safety', 'SAFETY'].map(titleKey),
    ).toEqual(Array.from({ length: 5 }, () => 'safety'));
    expect(titleKey('A safe place')).toBe('asafeplace');
  });
});

describe('the comparison of headings', () => {
  const gold = tree([1, 'Pump'], [2, '1 Use'], [3, '1.1 Filling'], [3, '1.2 Emptying'], [2, '2 Care']);

  it('is perfect for the same headings at other levels, the title of the document aside', () => {
    const found = tree([1, 'Use'], [2, 'Filling'], [2, 'Emptying'], [1, 'Care']);
    expect(scoreHeadings(gold, found)).toEqual({
      gold: 4,
      found: 4,
      recall: 1,
      precision: 1,
      inOrder: 1,
      underParent: 1,
    });
  });

  it('tells missing, strange, displaced and wrongly nested ones apart', () => {
    const found = tree([1, 'Care'], [1, 'Use'], [1, 'Filling'], [2, 'Note']);
    expect(scoreHeadings(gold, found)).toMatchObject({
      recall: 3 / 4,
      precision: 3 / 4,
      inOrder: 2 / 3,
      underParent: 1 / 2,
    });
  });

  it('counts a title that comes back as often as the source has it', () => {
    const twice = tree([1, 'A use'], [1, 'Care'], [1, 'Care']);
    expect(scoreHeadings(twice, tree([1, 'Care'], [1, 'Care'], [1, 'Care']))).toMatchObject({
      recall: 2 / 3,
      precision: 2 / 3,
    });
  });
});

describe('the comparison of list items', () => {
  it('takes whole texts in order only', () => {
    const gold = ['Open the lid.', 'Take out the fuse.', 'Close the lid.'];
    expect(scoreItems(gold, ['Open the lid.', 'Take out the', 'Close the  lid.'])).toBeCloseTo(2 / 3);
    expect(scoreItems(gold, [...gold].reverse())).toBeCloseTo(1 / 3);
    expect(scoreItems([], ['Open'])).toBeNull();
  });
});

describe('the comparison of reading order', () => {
  const sentences = ['alpha', 'beta', 'gamma'].map((word) => `This is the sentence about ${word} and more.`);

  it('takes pairs in order, and those with nothing between', () => {
    const [first, second, third] = sentences;
    expect(scoreOrder(sentences, `${first} ${second} A line from elsewhere. ${third}`)).toEqual({
      pairs: 2,
      inOrder: 1,
      adjacent: 1 / 2,
    });
    expect(scoreOrder(sentences, `${second} ${first} ${third}`)).toMatchObject({ inOrder: 1 / 2 });
  });

  it('leaves out sentences that come back, and finds none that is torn', () => {
    expect(scoreOrder([...sentences, sentences[0] ?? ''], sentences.join(' '))).toMatchObject({ pairs: 1 });
    expect(scoreOrder(sentences.slice(0, 2), 'This is the sentence about alpha')).toMatchObject({
      inOrder: 0,
    });
  });
});

describe('the structure of an HTML document', () => {
  it('has headings, items and texts, but neither its contents nor what stands in tables', () => {
    const html = `<head><title>No</title></head><body><h1>Pump</h1><div id="toc"><ul><li>Use</li></ul></div>
      <div><h2>Use</h2><p>Fill it:</p><ol><li><p>Open &lt;A&gt;.</p><p>It is hot.</p><ul><li>slowly</li></ul></li></ol>
      <table><tr><td><p>cell</p></td></tr></table><p>Done.</p></div></body>`;
    expect(structureOfHtml(html)).toEqual({
      headings: tree([1, 'Pump'], [2, 'Use']),
      items: ['Open <A>.', 'slowly'],
      texts: ['Pump', 'Use', 'Fill it:', 'Open <A>.', 'It is hot.', 'slowly', 'Done.'],
    });
  });
});

describe('the text of passages', () => {
  const pages = findRunningLines(
    [1, 2, 3].map((page) => [
      ['Pump manual', `${page} / 3`],
      [`Chapter ${page}`],
      ['Turn the big wheel now.'],
      ['Wait.'],
      ['Pump Company'],
      ['2026'],
    ]),
  );

  function manualOf(lines: Array<{ text: string; y: number }>): StructuredManual {
    const text = lines.map((line) => line.text).join('\n');
    let start = 0;
    const spans = lines.map((line) => {
      const span = {
        start,
        end: start + line.text.length,
        page: 1,
        box: { x: 0, y: line.y, width: 1, height: 0.01 },
      };
      start = span.end + 1;
      return span;
    });
    const passage = {
      ...{ ordinal: 0, section: 0, kind: 'text' as const, heading: '', path: [], text, context: '' },
      ...{ page: 1, pageEnd: 1, spans, steps: [], table: null, level: null },
      ...{ warnings: [], figures: [], continues: null },
    };
    return { title: null, language: 'en', sections: [], passages: [passage], figures: [] };
  }

  it('is sound where it is what stands on the page without its head', () => {
    const manual = manualOf([{ text: 'Turn the big wheel now. Wait.', y: 0.5 }]);
    expect(examineText(manual, pages.slice(0, 1))).toEqual({
      ...{ words: 6, running: 0, contents: 0, long: 0, hyphens: 0, doubled: 0, missing: 0 },
    });
  });

  it('shows heads, lines of contents, words twice and words that are missing', () => {
    const manual = manualOf([
      { text: 'Pump manual', y: 0.05 },
      { text: 'Turn the big big', y: 0.5 },
      { text: 'Care . . . . . 7', y: 0.6 },
    ]);
    const health = examineText(manual, pages.slice(0, 1));
    expect(health).toMatchObject({ words: 8, running: 2 / 8, contents: 2 / 8, doubled: 1 / 8 });
    // Of "Turn the big wheel now. Wait." three words are not there.
    expect(health.missing).toBeCloseTo(3 / 6);
  });
});
