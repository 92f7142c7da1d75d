import type { Exchange } from '../../../contracts/chat/chat.ts';
import { presentUnkept } from '../../../replies/present-message.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { AskService } from './ask.service.ts';

type Deps = { asks: Pick<AskService, 'answerUnkept'>; links: LinkSigner };

/** Answers one question outside of any conversation, in the manuals' words or the company's own. */
export async function exchangeWith(
  { asks, links }: Deps,
  companyId: string,
  productId: string,
  question: string,
): Promise<Exchange> {
  const { answer, suggestions } = await asks.answerUnkept(companyId, productId, question);
  return { question, answer: presentUnkept(question, answer, links).answer, suggestions };
}
