import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LikelyQuestion } from '../../../../contracts/manuals/likely-questions.ts';
import { Button } from '../../../ui/button/button.tsx';
import { UnfoldingItem } from '../../../ui/list/unfolding-item.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Status } from '../../../ui/state/status.tsx';
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
  return (
    <UnfoldingItem
      title={question.question}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      about={<Outcome question={question} />}
    >
      {children}
      <Judgement
        productId={productId}
        question={question}
        correct={correct}
        onRight={() => setIsOpen(false)}
      />
    </UnfoldingItem>
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
