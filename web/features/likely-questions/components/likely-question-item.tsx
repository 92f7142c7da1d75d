import { Check, ChevronRight, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { LikelyQuestion } from '../../../../contracts/likely-questions.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Status } from '../../../ui/status.tsx';
import { useJudge } from '../api/likely-questions.ts';
import { texts } from '../texts.ts';

type LikelyQuestionItemProps = {
  productId: string;
  question: LikelyQuestion;
  /** What corrects the answer. */
  correct: ReactNode;
  /** The answer. */
  children: ReactNode;
};

/** A question with what is to be thought of its answer. The answer is shown until it was judged, and at a press after that. */
export function LikelyQuestionItem({ productId, question, correct, children }: LikelyQuestionItemProps) {
  const [isOpen, setIsOpen] = useState(question.state === 'open');
  const answerId = useId();
  return (
    <li className="border-b border-hair py-3 last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={answerId}
          className="flex min-h-ctl w-full items-center gap-2 text-left font-medium hover:bg-wash"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight
            size={18}
            aria-hidden="true"
            className={classNames('flex-none text-ink-2', isOpen && 'rotate-90')}
          />
          <span className="min-w-0 wrap-anywhere">{question.question}</span>
        </button>
      </h3>
      <Outcome question={question} />
      <div id={answerId} hidden={!isOpen} className="grid min-w-0 gap-3 py-3 pl-[26px] max-sm:pl-0">
        {isOpen && children}
        {isOpen && (
          <Judgement
            productId={productId}
            question={question}
            correct={correct}
            onRight={() => setIsOpen(false)}
          />
        )}
      </div>
    </li>
  );
}

function Outcome({ question: { kind, state, weakness } }: Pick<LikelyQuestionItemProps, 'question'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pl-[26px] text-13 text-ink-2">
      <Badge>{texts.kinds[kind]}</Badge>
      <Status kind={state === 'open' ? 'open' : 'on'}>{texts.states[state]}</Status>
      {weakness && state !== 'corrected' && (
        <Status kind={weakness === 'refused' ? 'off' : 'half'}>{texts.weaknesses[weakness]}</Status>
      )}
    </p>
  );
}

type JudgementProps = Pick<LikelyQuestionItemProps, 'productId' | 'question' | 'correct'> & {
  onRight: () => void;
};

function Judgement({ productId, question: likely, correct, onRight }: JudgementProps) {
  const { mutate, isPending, isError } = useJudge(productId);
  const { question, answerKey, state } = likely;
  const judge = (isRight: boolean) =>
    mutate({ question, answerKey, isRight }, { onSuccess: () => isRight && onRight() });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {state === 'open' && (
          <Button
            aria-label={texts.of(texts.right, question)}
            icon={<Check size={16} aria-hidden="true" />}
            disabled={isPending}
            onClick={() => judge(true)}
          >
            {texts.right}
          </Button>
        )}
        {state === 'approved' && (
          <Button
            aria-label={texts.of(texts.notRight, question)}
            icon={<Undo2 size={16} aria-hidden="true" />}
            disabled={isPending}
            onClick={() => judge(false)}
          >
            {texts.notRight}
          </Button>
        )}
        {correct}
      </div>
      {isError && <Notice tone="error">{texts.failed}</Notice>}
    </>
  );
}
