import { type FormEvent, useState } from 'react';
import { MAX_QUESTION_CHARS } from '../../../../contracts/limits.ts';
import { sendableQuestion } from '../../../lib/sendable-question.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { texts } from '../texts.ts';

const words = texts.showcase;

type ShowcaseQuestionProps = { isAsking: boolean; onAsk: (question: string) => void };

/** The form for a visitor's question; an empty one is not sent. */
export function ShowcaseQuestion({ isAsking, onAsk }: ShowcaseQuestionProps) {
  const [question, setQuestion] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = sendableQuestion(question);
    if (asked === null || isAsking) return;
    setQuestion('');
    onAsk(asked);
  };
  return (
    <form className="mt-5 flex gap-2 border-t border-hair pt-4" onSubmit={submit}>
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
