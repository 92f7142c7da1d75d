/** Which variants a customer has: fixed by the company, or chosen in the conversation. */
import { MAX_VARIANTS } from '../../../contracts/plans/limits.ts';
import type { StoredAnswer } from '../../db/schema/chats.ts';
import type { Sent } from './asked.ts';
import type { LinkRow } from './chat.repository.ts';
import type { ChoiceRepository, SaidOfVariants } from './choice.repository.ts';
import { countEarlier } from './conversation-start.ts';

/** Messages that are looked at for what was chosen. */
const LOOKED_AT = 20;

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

/** Reads what a message asks by the conversation before it. */
export async function readChoice(
  choices: Pick<ChoiceRepository, 'listSaid'>,
  { chatbot, productVariants }: Pick<LinkRow, 'chatbot' | 'productVariants'>,
  sent: Sent,
  now: Date,
): Promise<AskedForVariant> {
  const rows = await choices.listSaid(chatbot.companyId, chatbot.id, LOOKED_AT);
  const present = rows.slice(countEarlier(rows, chatbot.conversationBegunAt, now));
  const before = sent.variants ?? present.findLast(({ chosen }) => chosen)?.chosen ?? null;
  const knownWith = (chosen: readonly string[] | null) => [
    ...chatbot.variants,
    ...productVariants,
    ...(chosen ?? []),
  ];
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
function findAskedBack(rows: readonly SaidOfVariants[], { question, variant }: Sent) {
  const name = variant ?? question;
  const newest = rows.findLast(({ sender }) => sender === 'bot');
  const back = variant === undefined ? newest : rows.findLast((row) => nameIn(row, name) !== undefined);
  const meant = back && nameIn(back, name);
  if (back === undefined || meant === undefined) return null;
  const asked = back.asks ?? rows.find(({ id }) => id === back.questionId)?.question;
  if (asked === undefined) return null;
  return { question: asked, name: meant, others: (back.variants ?? []).map((one) => one.name) };
}

const nameIn = ({ variants }: SaidOfVariants, name: string): string | undefined =>
  variants?.find((one) => isSame(one.name, name))?.name;

const isSame = (a: string, b: string): boolean => folded(a) === folded(b);
const folded = (name: string): string => name.toLowerCase().replace(/\s+/gu, ' ').trim();

/** An answer with what was chosen by then, for the questions after it. */
export const withChoice = (
  stored: StoredAnswer,
  { question, isChoice, chosen }: AskedForVariant,
): StoredAnswer => ({ ...stored, ...(chosen && { chosen }), ...(isChoice && { asks: question }) });
