import { expect, it } from 'vitest';
import { judgeReply } from './ask-chains.ts';
import type { ChainTurn } from './chains.ts';

const NEW: ChainTurn = {
  question: 'How long is the warranty?',
  kind: 'new',
  pages: [27],
  quote: '24 months',
  answer: '24 months.',
  old: { pages: [8], quote: '2.4 l' },
};
const LEANING: ChainTurn = { ...NEW, kind: 'leaning', leans_on: 1 };

const at = (page: number, pageEnd = page) => ({ page, pageEnd, heading: '' });

it('tells a new subject that is answered by the old one', () => {
  const judged = judgeReply(NEW, [at(8), at(27)], []);
  expect(judged).toMatchObject({ byOldSubject: true, citedFirst: false, citedAmongThree: true });
});

it('tells a new subject that is answered wrongly, but by nothing asked before', () => {
  const judged = judgeReply(NEW, [at(5), at(8)], []);
  expect(judged).toMatchObject({ byOldSubject: false, citedAmongThree: false });
});

it('takes no place that reaches a right page for the old subject, and no refusal', () => {
  expect(judgeReply({ ...NEW, pages: [9] }, [at(8, 9)], [])).toMatchObject({
    byOldSubject: false,
    citedFirst: true,
  });
  expect(judgeReply(NEW, [], [])).toMatchObject({ byOldSubject: false, citedAmongThree: false });
});

it('counts no more than three citations, and ranks what was found', () => {
  const cited = [at(1), at(2), at(3), at(27)];
  expect(judgeReply(LEANING, cited, [at(1), at(26, 28)])).toEqual({
    rank: 2,
    citedFirst: false,
    citedAmongThree: false,
    byOldSubject: null,
  });
});

it('knows the places of a Word file by any of their headings', () => {
  const { pages: _, ...turn } = LEANING;
  const place = { page: null, pageEnd: null, heading: 'Procedure' };
  const judged = judgeReply({ ...turn, sections: ['8 Calibration', 'Procedure'] }, [place], []);
  expect(judged).toMatchObject({ citedFirst: true });
});
