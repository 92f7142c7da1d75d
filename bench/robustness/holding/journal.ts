/** What was sent to the server and what of it was acknowledged: only the latter can be lost. */

export type SentManual = {
  productId: string;
  filename: string;
  sha256: string;
  /** Files of one kind are read alike. */
  kind: string;
};

export type Exchange = { questionId: string; question: string; answerId: string; answer: string };

export type Link = {
  uniqueId: string;
  productId: string;
  email: string;
  /** Null until a change of it was acknowledged. */
  queryLimit: number | null;
  questionsSent: number;
  exchanges: Exchange[];
  /** Whether the answer worked, by id of the answer. */
  feedback: Map<string, boolean>;
};

export type Journal = {
  /** Names of acknowledged products by id. */
  products: Map<string, string>;
  /** Acknowledged manuals by file name, which is theirs alone. */
  manuals: Map<string, SentManual>;
  /** Acknowledged links by unique id. */
  links: Map<string, Link>;
  /** Number of acknowledged writes. */
  acknowledged: number;
  /** Links and products that calls went to since they were last looked at, acknowledged or not. */
  touchedLinks: Set<string>;
  touchedProducts: Set<string>;
  /** A number that no earlier name, question or address has. */
  nextNumber(): number;
};

export function createJournal(): Journal {
  let number = 0;
  return {
    products: new Map(),
    manuals: new Map(),
    links: new Map(),
    acknowledged: 0,
    touchedLinks: new Set(),
    touchedProducts: new Set(),
    nextNumber: () => {
      number += 1;
      return number;
    },
  };
}

/** What a question was answered with, as the call that asked it has it. */
type Answered = { question: { _id: string }; answer: { _id: string; content: string } };

/** Notes an acknowledged question and its answer. */
export function noteExchange(journal: Journal, link: Link, question: string, answered: Answered): void {
  link.exchanges.push({
    questionId: answered.question._id,
    question,
    answerId: answered.answer._id,
    answer: answered.answer.content,
  });
  journal.acknowledged += 1;
}
