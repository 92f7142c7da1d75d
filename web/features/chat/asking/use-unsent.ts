import { useRef, useState } from 'react';
import { MAX_IMAGE_SIDE_PX } from '../../../../contracts/plans/limits.ts';
import { sendableQuestion } from '../../../lib/text/sendable-question.ts';
import type { Question } from '../api/ask.ts';
import { createDraft, type Draft } from './draft.ts';
import { mustShrink, photoProblem } from './photo-check.ts';

export type Unsent = {
  draft: Draft;
  photo: File | null;
  /** Chooses a photo, smaller if need be, or sets `photoProblem` if it is refused; null removes the photo. */
  choosePhoto: (photo: File | null) => void;
  /** Whether the chosen photo is being made smaller. */
  isShrinking: boolean;
  photoProblem: string | null;
  setPhotoProblem: (problem: string | null) => void;
  /** Clears the text or photo of `question`, which was answered; anything else stays. */
  forget: (question: Question) => void;
};

/** Few choose a photo that is too large, so what makes it smaller is loaded then; null where that fails. */
const shrink = (photo: File): Promise<File | null> =>
  import('../../../lib/files/shrink-picture.ts').then(
    ({ shrinkPicture }) => shrinkPicture(photo, MAX_IMAGE_SIDE_PX),
    () => null,
  );

/**
 * Holds the typed text and the chosen photo until they are answered. The text survives a reload of the tab; a photo
 * can't.
 */
export function useUnsent(uniqueId: string, lastAsked: string | undefined): Unsent {
  const [draft] = useState(() => createDraft(uniqueId, lastAsked));
  const [photo, setPhoto] = useState<File | null>(null);
  const [isShrinking, setIsShrinking] = useState(false);
  const [problem, setPhotoProblem] = useState<string | null>(null);
  const newest = useRef<File | null>(null);

  const take = (chosen: File | null) => {
    const refused = chosen && photoProblem(chosen);
    setPhotoProblem(refused);
    setPhoto(refused === null ? chosen : null);
    setIsShrinking(false);
  };
  const choosePhoto = async (chosen: File | null) => {
    newest.current = chosen;
    if (!chosen || !mustShrink(chosen)) return take(chosen);
    take(null);
    setIsShrinking(true);
    const smaller = await shrink(chosen);
    // Another may have been chosen meanwhile.
    if (newest.current === chosen) take(smaller ?? chosen);
  };
  return {
    draft,
    photo,
    choosePhoto: (chosen) => void choosePhoto(chosen),
    isShrinking,
    photoProblem: problem,
    setPhotoProblem,
    forget: (question) => {
      if (question.photo) setPhoto(null);
      if (sendableQuestion(draft.read()) === question.text) draft.write('');
    },
  };
}
