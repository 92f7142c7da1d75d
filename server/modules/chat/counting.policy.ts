/** What a reply costs, and what it counts as. */
import type { StoredAnswer } from '../../db/schema/chats.ts';

type Reply = Pick<StoredAnswer, 'answered' | 'emergency'>;

/** Whether a reply takes no query: nobody pays for asking what to do in an emergency. */
export const isFree = ({ emergency }: Reply): boolean => emergency !== undefined;

/**
 * Whether a question counts as answered; null for one that counts as neither. That a manual says nothing about somebody's emergency is
 * no question that it leaves unanswered.
 */
export const outcomeOf = ({ answered, emergency }: Reply): boolean | null =>
  emergency !== undefined && !answered ? null : answered;
