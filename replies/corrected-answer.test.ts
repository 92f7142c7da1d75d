import { describe, expect, it } from 'vitest';
import { correctAnswer } from './corrected-answer.ts';
import type { StoredAnswer } from './stored-answer.ts';

type Citation = StoredAnswer['citations'][number];

const cite = (page: number, quote: string): Citation => ({
  manualId: 'manual',
  title: 'Manual',
  page,
  pageEnd: page,
  heading: '',
  path: [],
  quote,
  boxes: [],
  fileKey: 'key',
  filename: 'manual.pdf',
  pages: 9,
});
const warn = (text: string, citation: number) => ({ level: 'warning', text, page: null, citation }) as const;
const found = (answered: boolean): StoredAnswer => ({
  answered,
  band: answered ? 'answer' : 'closest',
  confidence: 0.5,
  content: 'Clean it.',
  steps: [{ marker: '1.', text: 'Open it.', page: 1, citation: 0 }],
  warnings: [warn('Hot.', 2), warn('Sharp.', 1), warn('Hot, too.', 2)],
  table: null,
  citations: [cite(1, 'Clean it.'), cite(4, 'Sharp.'), cite(5, 'Hot.')],
  figures: [],
  related: [],
  suggestions: ['How often?'],
  videos: [],
});

describe('correctAnswer', () => {
  it('keeps every warning of an answer with its place, and nothing else of the manual’s', () => {
    const answer = correctAnswer({ id: 'a', content: 'Send it in.', citation: cite(3, '') }, found(true));
    expect(answer).toMatchObject({
      content: 'Send it in.',
      confidence: 1,
      steps: [],
      correction: { id: 'a' },
    });
    expect(answer.citations.map(({ quote }) => quote)).toEqual(['', 'Hot.', 'Sharp.']);
    expect(answer.warnings.map(({ text, citation }) => [text, citation])).toEqual([
      ['Hot.', 1],
      ['Sharp.', 2],
      ['Hot, too.', 1],
    ]);
  });

  it('keeps of the closest passages the warnings on the page that is named', () => {
    const on = (citation: Citation | null) =>
      correctAnswer({ id: 'a', content: 'Send it in.', citation }, found(false)).warnings.map(
        ({ text }) => text,
      );
    expect(on(cite(4, ''))).toEqual(['Sharp.']);
    expect(on({ ...cite(4, ''), manualId: 'other' })).toEqual([]);
    expect(on(null)).toEqual([]);
  });
});
