/** What a reply costs, and what it counts as. */
import type { StoredAnswer } from '../../db/schema/chats.ts';

type Reply = Pick<StoredAnswer, 'answered' | 'band' | 'choices' | 'emergency' | 'videos'>;

/**
 * Whether a reply takes no query: a refusal, which gives nothing; a question back, whose answer is paid for when it is given; and what to
 * do in an emergency.
 */
export const isFree = ({ answered, band, choices = [], emergency, videos }: Reply): boolean =>
  emergency !== undefined || choices.length > 0 || (!answered && band === 'none' && videos.length === 0);

/**
 * Whether a question counts as answered; null for one that counts as neither. That a manual says nothing about somebody's emergency is
 * no question that it leaves unanswered.
 */
export const outcomeOf = ({ answered, emergency }: Pick<Reply, 'answered' | 'emergency'>): boolean | null =>
  emergency !== undefined && !answered ? null : answered;
