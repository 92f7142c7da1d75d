/** Which variants a customer has: fixed by the company, or chosen in the conversation. */
import { type AskedForVariant, chooseVariants } from '../../../replies/chosen-variants.ts';
import { countEarlier } from '../../../replies/conversation-start.ts';
import type { Sent } from './asked.ts';
import type { LinkRow } from './chat.repository.ts';
import type { ChoiceRepository } from './choice.repository.ts';

/** Messages that are looked at for what was chosen. */
const LOOKED_AT = 20;

/** Reads what a message asks by the conversation before it. */
export async function readChoice(
  choices: Pick<ChoiceRepository, 'listSaid'>,
  { chatbot, productVariants }: Pick<LinkRow, 'chatbot' | 'productVariants'>,
  sent: Sent,
  now: Date,
): Promise<AskedForVariant> {
  // A contact form may be anybody's: what others chose on the link is not this customer's.
  const rows = sent.isContact ? [] : await choices.listSaid(chatbot.companyId, chatbot.id, LOOKED_AT);
  const present = rows.slice(countEarlier(rows, chatbot.conversationBegunAt, now));
  return chooseVariants(present, sent, [...chatbot.variants, ...productVariants]);
}
