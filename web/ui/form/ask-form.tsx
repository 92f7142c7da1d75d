import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_QUESTION_CHARS } from '../../../contracts/plans/limits.ts';
import { classNames } from '../../lib/browser/class-names.ts';
import { sendableQuestion } from '../../lib/text/sendable-question.ts';
import { Button } from '../button/button.tsx';
import { Input } from './input.tsx';

type AskFormProps = {
  words: { question: string; placeholder: string; ask: string; asking: string };
  isAsking: boolean;
  onAsk: (question: string) => void;
  /** The line takes the focus each time that it is another; null leaves the focus. */
  focusKey?: string | null;
  className?: string;
};

/** A line for one question with its button; an empty one is not sent. */
export function AskForm({ words, isAsking, onAsk, focusKey = null, className }: AskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focusKey !== null) form.current?.querySelector('input')?.focus();
  }, [focusKey]);
  const [question, setQuestion] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = sendableQuestion(question);
    if (asked === null || isAsking) return;
    setQuestion('');
    onAsk(asked);
  };
  return (
    <form ref={form} className={classNames('flex gap-2', className)} onSubmit={submit}>
      <Input
        aria-label={words.question}
        placeholder={words.placeholder}
        maxLength={MAX_QUESTION_CHARS}
        enterKeyHint="send"
        autoComplete="off"
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <Button type="submit" variant="go" busyText={isAsking && words.asking}>
        {words.ask}
      </Button>
    </form>
  );
}
