import { useState } from 'react';
import type { Question } from './api/ask.ts';
import { createDraft, type Draft } from './draft.ts';
import { photoProblem } from './photo-check.ts';
import { sendableQuestion } from './question-counter.ts';

export type Unsent = {
  draft: Draft;
  photo: File | null;
  /** Chooses a photo, or sets `photoProblem` if it is refused; null removes the photo. */
  choosePhoto: (photo: File | null) => void;
  photoProblem: string | null;
  setPhotoProblem: (problem: string | null) => void;
  /** Clears the text or photo of `question`, which was answered; anything else stays. */
  forget: (question: Question) => void;
};

/**
 * Holds the typed text and the chosen photo until they are answered. The text survives a reload of the tab; a photo
 * can't.
 */
export function useUnsent(uniqueId: string, lastAsked: string | undefined): Unsent {
  const [draft] = useState(() => createDraft(uniqueId, lastAsked));
  const [photo, setPhoto] = useState<File | null>(null);
  const [problem, setPhotoProblem] = useState<string | null>(null);
  return {
    draft,
    photo,
    choosePhoto: (chosen) => {
      const refused = chosen && photoProblem(chosen);
      setPhotoProblem(refused);
      setPhoto(refused === null ? chosen : null);
    },
    photoProblem: problem,
    setPhotoProblem,
    forget: (question) => {
      if (question.photo) setPhoto(null);
      if (sendableQuestion(draft.read()) === question.text) draft.write('');
    },
  };
}
