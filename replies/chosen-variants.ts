/** What a message asks where variants are told apart. */
import { MAX_VARIANTS } from '../contracts/plans/limits.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** What a message asks, once it is known whether it only names a variant. */
export type AskedForVariant = {
  /** The question that is answered: its own, or the one that was asked back for. */
  question: string;
  /** It only names a variant. */
  isChoice: boolean;
  /** What the customer chose in this conversation; null where nothing was ever chosen. */
  chosen: string[] | null;
  /** What answers are for: what is fixed for the link goes before what is for the product, and that before what was chosen. */
  known: string[];
};

/** A message of the conversation, as far as variants go. */
export type Said = {
  id: string;
  sender: 'user' | 'bot';
  content: string;
  questionId: string | null;
  answer: Pick<StoredAnswer, 'variants' | 'chosen' | 'asks'> | null;
};

/** A message as it came in; see `Sent`. */
type Asking = { question: string; variant?: string | undefined; variants?: readonly string[] | undefined };

/**
 * Reads what a message asks by the messages of the present conversation, oldest first.
 * @param fixed variants that the company has fixed, for the link or the product
 */
export function chooseVariants(
  present: readonly Said[],
  sent: Asking,
  fixed: readonly string[],
): AskedForVariant {
  const before = sent.variants ?? present.findLast(({ answer }) => answer?.chosen)?.answer?.chosen ?? null;
  const knownWith = (chosen: readonly string[] | null) => [...fixed, ...(chosen ?? [])];
  const asked = findAskedBack(present, sent);
  if (asked === null)
    return {
      question: sent.question,
      isChoice: false,
      chosen: before && [...before],
      known: knownWith(before),
    };
  const { question, name, others } = asked;
  const kept = (before ?? []).filter((one) => !others.some((other) => isSame(one, other)));
  const chosen = [...kept, name].slice(-MAX_VARIANTS);
  return { question, isChoice: true, chosen, known: knownWith(chosen) };
}

/** The question back that a message answers: the one whose button was pressed, or the newest, of which it says a name. */
function findAskedBack(rows: readonly Said[], { question, variant }: Asking) {
  const name = variant ?? question;
  const newest = rows.findLast(({ sender }) => sender === 'bot');
  const back = variant === undefined ? newest : rows.findLast((row) => nameIn(row, name) !== undefined);
  const meant = back && nameIn(back, name);
  if (back === undefined || meant === undefined) return null;
  const asked = back.answer?.asks ?? rows.find(({ id }) => id === back.questionId)?.content;
  if (asked === undefined) return null;
  return { question: asked, name: meant, others: (back.answer?.variants ?? []).map((one) => one.name) };
}

const nameIn = ({ answer }: Said, name: string): string | undefined =>
  answer?.variants?.find((one) => isSame(one.name, name))?.name;

const isSame = (a: string, b: string): boolean => folded(a) === folded(b);
const folded = (name: string): string => name.toLowerCase().replace(/\s+/gu, ' ').trim();

/** An answer with what was chosen by then, for the questions after it. */
export const withChoice = (
  stored: StoredAnswer,
  { question, isChoice, chosen }: AskedForVariant,
): StoredAnswer => ({ ...stored, ...(chosen && { chosen }), ...(isChoice && { asks: question }) });
