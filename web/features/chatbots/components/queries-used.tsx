import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { texts } from '../texts.ts';

/** The used queries of a chatbot: "3 of 15". */
export function QueriesUsed({ queriesUsed, queryLimit }: Pick<Chatbot, 'queriesUsed' | 'queryLimit'>) {
  return <span className="tabular-nums">{texts.queriesUsed(queriesUsed, queryLimit)}</span>;
}
