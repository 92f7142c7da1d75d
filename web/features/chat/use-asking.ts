import { useRef, useState } from 'react';
import type { AnswerProgress } from '../../../contracts/chat.ts';
import { type ChatLink, type Question, type SentQuestion, useAsk } from './api/ask.ts';
import { isOutOfQueries } from './api/out-of-queries.ts';
import { forgetRequestKey, requestKeyFor } from './request-key.ts';
import { usePhotoUrls } from './use-photo-urls.ts';

/** The question under way, or the one that did not get through. */
export type PendingQuestion = SentQuestion & { photoUrl: string | null };

export type Asking = {
  pending: PendingQuestion | null;
  isSending: boolean;
  /** How far the answer to `pending` is, where a model writes it. */
  progress: AnswerProgress | null;
  /** Why `pending` did not get through; null while it is under way. */
  error: unknown;
  /** Object URLs of photos sent on this visit, by the question's message id. */
  photoUrls: ReadonlyMap<string, string>;
  /** Sends one question at a time; does nothing while one is under way. */
  ask: (question: Question) => void;
  retry: () => void;
};

/** Sending questions on `link`, one at a time; `onAnswered` hears of each that got through. */
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
      // What did not get through makes way for this.
      urls.release(pending?.photoUrl ?? null);
      const photoUrl = question.photo && urls.create(question.photo);
      void send({ ...question, photoUrl, requestKey: requestKeyFor(link.uniqueId, question) });
    },
    retry: () => {
      if (pending && !isUnderWay.current) void send(pending);
    },
  };
}
