import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { texts } from '../topic-texts.ts';

const SHOWN_AT_FIRST = 20;

type QuestionsAsideProps<T> = {
  /** What the questions are, and that they can be shown. */
  summary: string;
  questions: readonly T[];
  children: (question: T) => ReactNode;
};

/** A line that unfolds questions which are in no group. */
export function QuestionsAside<T>({ summary, questions, children }: QuestionsAsideProps<T>) {
  const [isWhole, setIsWhole] = useState(questions.length <= SHOWN_AT_FIRST);
  return (
    <details className="group border-b border-hair">
      <summary className="flex cursor-pointer list-none items-center gap-3 py-2.5 text-ink-2 hover:bg-wash">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="flex-none transition-transform group-open:rotate-90"
        />
        {summary}
      </summary>
      <ul className="pb-3.5 pl-7 max-md:pl-0">
        {(isWhole ? questions : questions.slice(0, SHOWN_AT_FIRST)).map(children)}
      </ul>
      {!isWhole && (
        <Button variant="quiet" className="mb-3 print:hidden" onClick={() => setIsWhole(true)}>
          {texts.questions.more(questions.length)}
        </Button>
      )}
    </details>
  );
}
