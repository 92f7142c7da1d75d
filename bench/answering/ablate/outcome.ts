/** What is counted of a question, 1 where it is so. */
export type Marks = Record<Measure, number | null>;

/** What is measured, and what it says. */
export const MEASURES = {
  first: 'an answering passage is ranked first',
  five: 'one is among the first five',
  cited: 'the answer cites one among its first three places',
  said: 'the answer stands within its first 50 words',
  inOrder: 'a procedure that answers is told from its first step on',
  judged: 'what the manual answers is not refused, and what it does not is not claimed',
} as const;
export type Measure = keyof typeof MEASURES;

/** Marks of one question of a set; null where the question does not tell. */
export type Asked = { set: string; marks: Marks };

/** Stands for the name of an entry. */
export const NOTHING_LEFT_OUT = 'nothing';
