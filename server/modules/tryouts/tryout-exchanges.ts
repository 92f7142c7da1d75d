import type { Exchange } from '../../../contracts/chat/chat.ts';
import type { Tryout } from '../../../contracts/manuals/tryouts.ts';
import { presentUnkept } from '../../../replies/present-message.ts';
import type { AskService } from '../chat/ask.service.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { ShownTryout } from './tryouts.repository.ts';

/** One is answered at once; as many more are offered. */
const STARTERS = 3;

export type ExchangeDeps = {
  asks: Pick<AskService, 'answerUnkeptFrom'>;
  /** Of visitors' manuals alone. */
  indexes: Pick<ProductIndexes, 'get'>;
  links: LinkSigner;
};

/** What is asked of a visitor's manual, and answered. */
export function createTryoutExchanges({ asks, indexes, links }: ExchangeDeps) {
  async function exchangeWith({ id, visitor }: ShownTryout, question: string): Promise<Exchange> {
    const product = await indexes.get(visitor, id);
    const asked = { companyId: visitor, productId: id, ...product };
    const { answer, suggestions } = await asks.answerUnkeptFrom(asked, question);
    return { question, answer: presentUnkept(question, answer, links).answer, suggestions };
  }

  return {
    exchangeWith,

    /** The first of the manual's own questions that it answers, answered, and some of the others. */
    async openWith(row: ShownTryout): Promise<Pick<Tryout, 'opening' | 'starters'>> {
      if (row.status !== 'ready') return { opening: null, starters: [] };
      const { look } = await indexes.get(row.visitor, row.id);
      const questions = await look('firstQuestions', STARTERS + 1);
      for (const question of questions) {
        const opening = await exchangeWith(row, question);
        if (opening.answer.answered !== true) continue;
        // A manual with few headings has few questions of its own: what stands near the answer goes on with it.
        const others = new Set([...questions, ...opening.suggestions]);
        others.delete(question);
        return { opening, starters: [...others].slice(0, STARTERS) };
      }
      return { opening: null, starters: questions.slice(0, STARTERS) };
    },
  };
}
