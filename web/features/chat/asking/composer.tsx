import { ArrowUp } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { MAX_QUESTION_CHARS } from '../../../../contracts/plans/limits.ts';
import { sendableQuestion } from '../../../lib/text/sendable-question.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import type { Question } from '../api/ask.ts';
import { useChat } from '../shell/chat-context.ts';
import { texts } from '../shell/texts.ts';
import { ComposerHint } from './composer-hint.tsx';
import { DictateButton } from './dictate-button.tsx';
import { useDraft } from './draft.ts';
import { PhotoButton } from './photo-button.tsx';
import { photoProblem } from './photo-check.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { QuestionInput } from './question-input.tsx';
import { useDictation } from './use-dictation.ts';
import type { Unsent } from './use-unsent.ts';

type ComposerProps = {
  product: string;
  /** Language of dictation, ISO 639-1. */
  language: string;
  unsent: Unsent;
  /** The pending question; null if there is none. */
  sending: Question | null;
  onAsk: (question: Question) => void;
};

/** The form in which a question is typed or a photo is chosen. Its content stays until it has been answered. */
export function Composer({ product, language, unsent, sending, onAsk }: ComposerProps) {
  const { photo, choosePhoto, isShrinking } = unsent;
  const { isOffline } = useChat();
  const draft = useDraft(unsent.draft);
  const setDraft = unsent.draft.write;
  const dictation = useDictation(language, draft, (heard) => setDraft(heard.slice(0, MAX_QUESTION_CHARS)));
  const problem = unsent.photoProblem ?? dictation.problem;
  const hintId = useId();
  const isSending = sending !== null;
  const text = sendableQuestion(draft);

  /** Text and photo are one question, by whichever button it is sent. */
  const send = () => {
    // What was typed just now may not have been drawn yet.
    const typed = sendableQuestion(unsent.draft.read());
    if (isSending || isShrinking || (typed === null && photo === null)) return;
    const refused = photo && photoProblem(photo);
    unsent.setPhotoProblem(refused);
    if (refused !== null) return;
    dictation.stop();
    onAsk({ text: typed ?? '', photo });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={handleSubmit}>
      <Notes problem={problem} isShrinking={isShrinking} />
      {photo && (
        <PhotoStrip photo={photo} isLocked={isSending} onSend={send} onRemove={() => choosePhoto(null)} />
      )}
      <div className="composer-box flex items-end gap-0.5 rounded-ctl border border-line bg-sheet p-[3px]">
        {!isOffline && <PhotoButton isLocked={isSending} onChoose={choosePhoto} />}
        <QuestionInput
          value={sending?.text === text ? '' : draft}
          product={product}
          isLocked={isSending}
          describedBy={hintId}
          onChange={(typed) => {
            dictation.stop();
            setDraft(typed);
          }}
          onSubmit={send}
        />
        <DictateButton dictation={dictation} isLocked={isSending} />
        <IconButton
          label={texts.composer.send}
          type="submit"
          aria-disabled={isSending || isShrinking || undefined}
          className="size-11! bg-go! text-on-go! hover:bg-go-hover!"
        >
          <ArrowUp size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <ComposerHint id={hintId} draft={draft} dictation={dictation} />
    </form>
  );
}

/** What is wrong with a photo or with dictation, and that a photo is being made smaller. */
function Notes({ problem, isShrinking }: { problem: string | null; isShrinking: boolean }) {
  return (
    <>
      {problem && (
        <div role="alert" className="mb-2">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {isShrinking && (
        <p role="status" className="mb-2 text-13 text-ink-2">
          {texts.photo.shrinking}
        </p>
      )}
    </>
  );
}
