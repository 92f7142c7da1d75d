/** Conversations asked as in the product, and what came of each question. */
import type { Answer, Citation, Turn } from '../../../engine/ask/base/answer.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { REMEMBERED_QUESTIONS, turnOf } from '../../../replies/turn.ts';
import { groupBy } from '../../../server/lib/group-by.ts';
import type { QuotedPlace } from '../../sets/row-checks.ts';
import { readCachedManual } from '../manuals/manual-cache.ts';
import { askIndex, openIndex, searchIndex } from '../manuals/open-index.ts';
import type { ChainTurn, PlacedChain } from './chains.ts';
import { isGoldPlace } from './page-questions.ts';

type Place = Pick<Citation, 'page' | 'pageEnd' | 'heading'>;

/** Where a question was answered. */
export type Reply = {
  answer: Answer;
  /** 1-based rank of the first found passage at a right place; infinite if none. */
  rank: number;
  citedFirst: boolean;
  citedAmongThree: boolean;
  /** Whether what is cited first stands where an earlier question was answered; null if the turn is not a new subject. */
  byOldSubject: boolean | null;
};

export type TurnOutcome = Reply & {
  chain: PlacedChain;
  /** Of the turn, 1-based. */
  number: number;
  turn: ChainTurn;
  /** The same question as the first of a conversation; null if it is one or leans on others. */
  alone: Reply | null;
};

/** Reads, indexes and asks; files that cannot be read are named in `unread` and on stderr. */
export async function askChains(
  chains: readonly PlacedChain[],
): Promise<{ outcomes: TurnOutcome[]; unread: string[] }> {
  const outcomes: TurnOutcome[] = [];
  const unread: string[] = [];
  for (const [path, group] of groupBy(chains, (chain) => chain.path)) {
    const manual = await readCachedManual(path).catch((error: Error) => error);
    if (manual instanceof Error) {
      console.error(`Left out: ${manual.message}`);
      unread.push(...new Set(group.map(({ file }) => file)));
      continue;
    }
    const index = await openIndex([manual]);
    for (const chain of group) outcomes.push(...(await askChain(index, chain)));
  }
  return { outcomes, unread };
}

/** Asks one turn after the other; what was asked before is kept as the server keeps it. */
async function askChain(index: ManualIndex, chain: PlacedChain): Promise<TurnOutcome[]> {
  const history: Turn[] = [];
  const outcomes: TurnOutcome[] = [];
  for (const [at, turn] of chain.turns.entries()) {
    const reply = await askTurn(index, turn, history.slice(-REMEMBERED_QUESTIONS));
    history.push(turnOf(turn.question, reply.answer.citations[0]));
    const alone = turn.kind === 'new' ? await askTurn(index, turn, []) : null;
    outcomes.push({ ...reply, chain, number: at + 1, turn, alone });
  }
  return outcomes;
}

async function askTurn(index: ManualIndex, turn: ChainTurn, history: Turn[]): Promise<Reply> {
  const answer = await askIndex(index, turn.question, history);
  const { passages } = await searchIndex(index, turn.question, history);
  const found = passages.map(({ passage }) => passage);
  return { answer, ...judgeReply(turn, answer.citations, found) };
}

/**
 * @param cited by the answer, in its order
 * @param found the passages, best first
 */
export function judgeReply(
  turn: ChainTurn,
  cited: readonly Place[],
  found: readonly Place[],
): Omit<Reply, 'answer'> {
  const at = found.findIndex((place) => isAt(turn, place));
  const [first, ...others] = cited.slice(0, 3);
  const citedFirst = first !== undefined && isAt(turn, first);
  return {
    rank: at < 0 ? Number.POSITIVE_INFINITY : at + 1,
    citedFirst,
    citedAmongThree: citedFirst || others.some((place) => isAt(turn, place)),
    byOldSubject: turn.kind === 'new' ? first !== undefined && !citedFirst && isAt(turn.old, first) : null,
  };
}

const isAt = ({ pages, sections = [] }: QuotedPlace, place: Place): boolean =>
  pages === undefined
    ? sections.some((section) => isGoldPlace({ section }, place))
    : isGoldPlace({ pages }, place);
