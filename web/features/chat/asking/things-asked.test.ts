import { describe, expect, it } from 'vitest';
import { REFUSAL_TEXT } from '../../../../contracts/chat/answer-texts.ts';
import { answerParts, byThingAsked } from '../answer/answer-parts.ts';
import { answerText } from '../answer/answer-text.ts';
import { kindsOf, sampleAnswer, sampleCitation } from '../testing/samples.ts';

describe('answerParts', () => {
  it('says to each of several things what answers it, and names what the manual does not say', () => {
    const citations = [sampleCitation(), sampleCitation({ page: 12, quote: 'A fuse of 16 A.' })];
    const base = {
      ...{ answered: true, band: 'answer' as const, steps: [], warnings: [], table: null },
      figures: [],
    };
    const message = sampleAnswer({
      ...{ content: 'all', band: 'closest' as const, answered: false, citations },
      lead: [{ text: 'Once a year.', citation: 0 }],
      parts: [
        {
          ...base,
          asked: 'how often',
          content: 'Once a year.',
          places: [0],
          lead: [{ text: 'Once a year.', citation: 0 }],
        },
        { ...base, asked: 'which fuse', content: '16 A', places: [1], lead: [{ text: '16 A', citation: 1 }] },
        { ...base, asked: 'which colour', content: REFUSAL_TEXT, places: [], band: 'none', answered: false },
      ],
    });
    const parts = answerParts(message);
    expect(kindsOf(parts)).toEqual(['heading', 'lead', 'heading', 'lead', 'heading', 'refusal']);
    expect(parts[2]).toEqual({ kind: 'heading', text: 'which fuse', isOfPart: true });
    expect(byThingAsked(parts).map((group) => kindsOf(group))).toEqual([
      ['heading', 'lead'],
      ['heading', 'lead'],
      ['heading', 'refusal'],
    ]);
    expect(parts[3]).toMatchObject({ sentences: [{ index: 1, citation: { page: 12 } }] });
    expect(parts[5]).toMatchObject({ isOfPart: true });
    expect(answerText(message)).toContain('which colour:');
  });
});
