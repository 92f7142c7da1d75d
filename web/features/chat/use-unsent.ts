import { useState } from 'react';
import type { Question } from './api/ask.ts';
import { createDraft, type Draft } from './draft.ts';
import { photoProblem } from './photo-check.ts';
import { sendableQuestion } from './question-counter.ts';

export type Unsent = {
  draft: Draft;
  photo: File | null;
  /** Takes a photo, or says in `photoProblem` why not; null takes it back. */
  choosePhoto: (photo: File | null) => void;
  photoProblem: string | null;
  setPhotoProblem: (problem: string | null) => void;
  /** Gives up what `question` was made of, now that it was answered; anything else stays. */
  forget: (question: Question) => void;
};

/**
 * What was typed and chosen but not answered yet. The text survives a reload of the tab; a photo can't.
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
