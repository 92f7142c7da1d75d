/** What a reply costs, and what it counts as. */
import type { Message } from '../../../../contracts/chat/messages.ts';

/** A reply as it is stored, or as it was presented. */
type Reply = Pick<Message, 'answered' | 'band'> & {
  choices?: readonly unknown[] | undefined;
  variants?: readonly unknown[] | undefined;
  emergency?: unknown;
  videos: readonly unknown[];
};

/**
 * Whether a reply takes no query: a refusal, which gives nothing; a question back, whose answer is paid for when it is given; and what to
 * do in an emergency.
 */
export const isFree = ({ answered, band, choices = [], variants = [], emergency, videos }: Reply): boolean =>
  emergency !== undefined ||
  choices.length > 0 ||
  variants.length > 0 ||
  (!answered && band === 'none' && videos.length === 0);

/**
 * Whether a question counts as answered; null for one that counts as neither. That a manual says nothing about somebody's emergency is
 * no question that it leaves unanswered, and one that is asked back for is counted when it is answered.
 */
export const outcomeOf = ({
  answered,
  emergency,
  variants,
}: {
  answered: boolean;
  emergency?: unknown;
  variants?: unknown;
}): boolean | null => ((emergency !== undefined || variants !== undefined) && !answered ? null : answered);
