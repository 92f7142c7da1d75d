/**
 * Replies to messages that ask nothing, and where there is nothing to ask yet. They are neither charged nor kept,
 * because neither a "thanks" nor a manual that is not read shows what a manual lacks.
 */

import { UNREAD_TEXT } from '../../../contracts/chat/answer-texts.ts';
import type { Courtesy } from '../../../engine/ask/question/forms/chatter.ts';
import type { StoredAnswer } from '../../db/schema/chats.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { Asked } from './asked.ts';
import type { LinkRow } from './chat.repository.ts';
import type { ProductIndex } from './indexes/product-index.ts';
import { presentUnkept } from './message.presenter.ts';

/** By ISO 639-1 language. */
const REPLIES: Readonly<Record<string, Record<Courtesy['kind'], string>>> = {
  en: {
    greeting: 'Hello! What would you like to know? I look it up in the manual.',
    thanks: 'You’re welcome. If anything else comes up, just ask.',
  },
  de: {
    greeting: 'Guten Tag! Was möchten Sie wissen? Ich schlage es im Handbuch nach.',
    thanks: 'Gern geschehen. Wenn noch etwas ist, fragen Sie einfach.',
  },
  fr: {
    greeting: 'Bonjour ! Que souhaitez-vous savoir ? Je le cherche dans le manuel.',
    thanks: 'Avec plaisir. Si vous avez une autre question, posez-la ici.',
  },
  es: {
    greeting: '¡Hola! ¿Qué desea saber? Lo busco en el manual.',
    thanks: 'De nada. Si necesita algo más, pregunte aquí.',
  },
  it: {
    greeting: 'Buongiorno! Che cosa desidera sapere? Lo cerco nel manuale.',
    thanks: 'Prego. Se ha bisogno di altro, chieda pure.',
  },
  nl: {
    greeting: 'Goedendag! Wat wilt u weten? Ik zoek het op in de handleiding.',
    thanks: 'Graag gedaan. Vraag gerust als er nog iets is.',
  },
  pt: {
    greeting: 'Olá! O que deseja saber? Eu procuro no manual.',
    thanks: 'De nada. Se precisar de mais alguma coisa, é só perguntar.',
  },
};

/** A sentence in reply to a courtesy, with questions to begin with. */
export type CourtesyReply = { reply: string; suggestions: string[] };

/** The reply to a message of nothing but greetings or thanks; null for any other. */
export async function replyToCourtesy(
  { look }: Pick<ProductIndex, 'look'>,
  message: string,
): Promise<CourtesyReply | null> {
  const told = await look('courtesy', message);
  const reply = told && REPLIES[told.courtesy.language]?.[told.courtesy.kind];
  return reply ? { reply, suggestions: told.questions } : null;
}

/** The reply where no manual is read so far, or none could be: that it does not say something can't be known then. */
export const replyUnread = (
  { passages }: Pick<ProductIndex, 'passages'>,
  { answered, videos }: StoredAnswer,
): CourtesyReply | null =>
  passages > 0 || answered || videos.length > 0 ? null : { reply: UNREAD_TEXT, suggestions: [] };

/** The same as the chat shows it: it takes no question and is not kept. */
export function presentCourtesy(
  { reply, suggestions }: CourtesyReply,
  { chatbot: { queriesUsed, queryLimit } }: LinkRow,
  message: string,
  links: LinkSigner,
): Asked {
  return { ...presentUnkept(message, reply, links), videos: [], queriesUsed, queryLimit, suggestions };
}
