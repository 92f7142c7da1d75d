import { useState } from 'react';
import type { Question } from './api/ask.ts';
import { keepDraft, readDraft } from './draft.ts';
import { sendableQuestion } from './question-counter.ts';

export type Unsent = {
  draft: string;
  setDraft: (text: string) => void;
  photo: File | null;
  setPhoto: (photo: File | null) => void;
  /** Gives up what `question` was made of, now that it was answered; anything else stays. */
  forget: (question: Question) => void;
};

/** What was typed and chosen but not answered yet. The text survives a reload of the tab; a photo can't. */
export function useUnsent(uniqueId: string): Unsent {
  const [draft, setShownDraft] = useState(() => readDraft(uniqueId));
  const [photo, setPhoto] = useState<File | null>(null);
  const setDraft = (text: string) => {
    setShownDraft(text);
    keepDraft(uniqueId, text);
  };
  return {
    draft,
    setDraft,
    photo,
    setPhoto,
    forget: (question) => {
      if (question.photo) setPhoto(null);
      else if (sendableQuestion(draft) === question.text) setDraft('');
    },
  };
}
