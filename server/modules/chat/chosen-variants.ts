/** Which variants a customer has: told by the code that was opened, fixed by the company, or chosen in the conversation. */
import { type AskedForVariant, chooseVariants } from '../../../replies/chosen-variants.ts';
import { countEarlier } from '../../../replies/conversation-start.ts';
import type { Sent } from './asked.ts';
import type { LinkRow } from './chat.repository.ts';
import type { ChoiceRepository } from './choice.repository.ts';
import { begunAt, type CodeVisit } from './code-visits.ts';

/** Messages that are looked at for what was chosen. */
const LOOKED_AT = 20;

/** Reads what a message asks by the conversation before it. */
export async function readChoice(
  choices: Pick<ChoiceRepository, 'listSaid'>,
  { chatbot, productVariants }: Pick<LinkRow, 'chatbot' | 'productVariants'>,
  sent: Sent,
  visit: CodeVisit,
  now: Date,
): Promise<AskedForVariant> {
  // A contact form may be anybody's: what others chose on the link is not this customer's.
  const { companyId, id } = chatbot;
  const rows = sent.isContact ? [] : await choices.listSaid(companyId, id, visit.key, LOOKED_AT);
  const present = rows.slice(countEarlier(rows, begunAt(chatbot, visit.key), now));
  return chooseVariants(present, sent, [...visit.variants, ...chatbot.variants, ...productVariants]);
}
