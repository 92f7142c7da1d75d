import { useRef, useState } from 'react';
import type { AnswerProgress } from '../../../../contracts/chat/chat.ts';
import { type ChatLink, type Question, type SentQuestion, useAsk } from '../api/ask.ts';
import { isOutOfQueries } from '../api/out-of-queries.ts';
import { forgetRequestKey, requestKeyFor } from './request-key.ts';
import { usePhotoUrls } from './use-photo-urls.ts';

/** The question that is being sent, or that could not be sent. */
export type PendingQuestion = SentQuestion & { photoUrl: string | null };

export type Asking = {
  pending: PendingQuestion | null;
  isSending: boolean;
  /** Progress of the answer to `pending`, if a model writes it. */
  progress: AnswerProgress | null;
  /** The error if `pending` could not be sent; null while it is being sent. */
  error: unknown;
  /** Object URLs of photos sent on this visit, by the question's message id. */
  photoUrls: ReadonlyMap<string, string>;
  /** Sends a question; does nothing while another is being sent. */
  ask: (question: Question) => void;
  retry: () => void;
};

/** Sends questions on `link`, one at a time, and calls `onAnswered` after each answer. */
export function useAsking(link: ChatLink, onAnswered: (question: Question) => void): Asking {
  const [progress, setProgress] = useState<AnswerProgress | null>(null);
  const { mutateAsync } = useAsk(link, setProgress);
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [photoUrls, setPhotoUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const urls = usePhotoUrls();
  // State changes too late to stop a second press within the same frame.
  const isUnderWay = useRef(false);

  const send = async (question: PendingQuestion): Promise<void> => {
    isUnderWay.current = true;
    setPending(question);
    setError(null);
    setProgress(null);
    try {
      const reply = await mutateAsync(question);
      const { photoUrl } = question;
      const messageId = reply.question?._id;
      if (photoUrl && messageId) setPhotoUrls((known) => new Map(known).set(messageId, photoUrl));
      else urls.release(photoUrl);
      setPending(null);
      forgetRequestKey(link.uniqueId);
      onAnswered(question);
    } catch (failure) {
      if (isOutOfQueries(failure)) {
        setPending(null);
        urls.release(question.photoUrl);
      } else setError(failure);
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    pending,
    isSending: pending !== null && error === null,
    progress,
    error,
    photoUrls,
    ask: (question) => {
      if (isUnderWay.current) return;
      // A question that could not be sent is replaced by this one.
      urls.release(pending?.photoUrl ?? null);
      const photoUrl = question.photo && urls.create(question.photo);
      void send({ ...question, photoUrl, requestKey: requestKeyFor(link.uniqueId, question) });
    },
    retry: () => {
      if (pending && !isUnderWay.current) void send(pending);
    },
  };
}
