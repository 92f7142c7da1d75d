import { describe, expect, it } from 'vitest';
import type { Answer, Citation } from '../../../engine/ask/base/answer.ts';
import { plainPassage } from '../../../engine/structure/plain-passage.ts';
import { judgeAnswer, type Outcome } from '../../lib/questions/ask-page-questions.ts';
import type { PageQuestion } from '../../lib/questions/page-questions.ts';
import { answerFigures, findingFigures } from './figures.ts';

const gold: PageQuestion = {
  id: 'kettle-001',
  file: 'kettle.pdf',
  kind: 'table',
  question: 'how much water at most',
  answerable: true,
  pages: [4],
  quote: 'Never fill in more than 1.7 litres of cold water.',
  answer: '1.7 litres.',
};
const onPage = (page: number) => ({
  passage: plainPassage({ ordinal: page, section: 0, heading: 'Filling', path: [], text: '', page }),
});

function citing(pages: readonly number[], content: string, band: Answer['band'] = 'answer'): Answer {
  const citations = pages.map(
    (page): Citation => ({
      ...{ manualId: 'kettle.pdf', title: 'Kettle', heading: 'Filling', path: [], quote: content, boxes: [] },
      ...{ page, pageEnd: page },
    }),
  );
  return {
    ...{ answered: band === 'answer', band, confidence: 0.9, content, citations },
    ...{ steps: [], warnings: [], table: null, figures: [], related: [], suggestions: [] },
  };
}

const judged = (row: PageQuestion, answer: Answer, found: readonly number[]): Outcome => ({
  ...judgeAnswer(row, answer, found.map(onPage), null),
  ms: 1,
});

describe('answerFigures', () => {
  it('counts what is cited from the page that answers, and said at once', () => {
    const right = judged(gold, citing([4], 'Never fill in more than 1.7 litres of cold water.'), [4]);
    expect(answerFigures([right])).toMatchObject({
      ...{ citedFirst: 1, citedAmongThree: 1, sure: 1, sureAndRight: 1, saidIn25: 1, wronglyRefused: 0 },
      medianWords: 11,
    });
  });

  it('gives nothing for a made-up answer from another page, however sure', () => {
    const invented = judged(gold, citing([9], 'Fill the kettle up to the brim, about 2.5 litres.'), [9]);
    expect(answerFigures([invented])).toMatchObject({
      ...{ citedFirst: 0, citedAmongThree: 0, sure: 1, sureAndRight: 0, saidIn25: 0, saidIn50: 0 },
    });
  });

  it('counts procedures that begin with their first step, of those that answer', () => {
    const row = { ...gold, steps: 2 };
    const steps = ['Open the lid.', 'Fill in water.'].map((text, i) => ({
      ...{ marker: `${i + 1}.`, text, page: 4, citation: 0 },
    }));
    const whole = { ...citing([4], 'Filling'), steps };
    const lead = (step?: number) => [
      { text: 'Fill in water.', citation: 0, ...(step !== undefined && { step }) },
    ];
    const figureOf = (answer: Answer) => answerFigures([judged(row, answer, [4])]).fromFirstStep;
    expect(figureOf(whole)).toBe(1);
    expect(figureOf({ ...whole, lead: lead(0) })).toBe(1);
    expect(figureOf({ ...whole, lead: lead(1) })).toBe(0);
    expect(figureOf({ ...whole, lead: lead() })).toBe(0);
    expect(figureOf({ ...citing([9], 'Filling'), steps })).toBe(0);
    expect(answerFigures([judged(gold, whole, [4])]).fromFirstStep).toBeNull();
  });

  it('counts the third citation, not the fourth, and as first the first alone', () => {
    const third = judged(gold, citing([1, 2, 4], 'Text.'), [1, 2, 4]);
    const fourth = judged(gold, citing([1, 2, 3, 4], 'Text.'), [1, 2, 3, 4]);
    expect(answerFigures([third])).toMatchObject({ citedFirst: 0, citedAmongThree: 1 });
    expect(answerFigures([fourth])).toMatchObject({ citedFirst: 0, citedAmongThree: 0 });
  });

  it('says nothing for a refusal, even one that quotes the answer', () => {
    const refused = judged(gold, citing([], String(gold.quote), 'none'), [4]);
    expect(answerFigures([refused])).toMatchObject({ wronglyRefused: 1, saidIn25: 0, citedFirst: 0 });
  });

  it('wants far questions refused and near ones not called sure', () => {
    const { pages: _, answer: __, quote: ___, ...open } = { ...gold, answerable: false };
    const far = judged({ ...open, kind: 'unanswerable-far' }, citing([1], 'Text.', 'closest'), [1]);
    const near = judged({ ...open, kind: 'unanswerable-near' }, citing([1], 'Text.'), [1]);
    expect(answerFigures([far, near])).toMatchObject({ farRefused: 0, nearSure: 1, citedFirst: null });
  });

  it('keeps questions in another language out of all rows but their own', () => {
    const abroad = judged({ ...gold, asked_in: 'fr' }, citing([4], 'Text.'), [4]);
    const own = judged(gold, citing([9], 'Text.'), [9]);
    expect(answerFigures([abroad, own])).toMatchObject({ citedFirst: 0, acrossLanguagesCited: 1 });
    expect(findingFigures([abroad, own])).toMatchObject({ recall1: 0, acrossLanguages: 1 });
  });
});

describe('findingFigures', () => {
  it('counts ranks, a passage that is nowhere as nothing', () => {
    const ranks = [1, 2, 6, Number.POSITIVE_INFINITY].map((rank) => ({ row: gold, rank }));
    expect(findingFigures(ranks)).toMatchObject({
      recall1: 0.25,
      recall5: 0.5,
      mrr: 0.4167,
      followUps: null,
    });
  });
});
