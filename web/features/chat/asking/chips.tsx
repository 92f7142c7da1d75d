import { Chip, ChipList } from '../../../ui/button/chip.tsx';
import { useChat } from '../shell/chat-context.ts';

type ChipsProps = {
  label: string;
  questions: readonly string[];
  /** Whether they stand side by side and are moved sideways where there is no room. */
  isRow?: boolean;
};

/** Questions to ask at a press, under a short label; one per line on phones unless they are a row. Nothing when there are none. */
export function Chips({ label, questions, isRow = false }: ChipsProps) {
  const { ask, canAsk } = useChat();
  if (questions.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-2">
      <p className="text-13 text-ink-2">{label}</p>
      <ChipList className={isRow ? 'chip-row' : undefined}>
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <Chip disabled={!canAsk} onClick={() => ask(question)}>
              <span className="min-w-0 wrap-anywhere">{question}</span>
            </Chip>
          </li>
        ))}
      </ChipList>
    </div>
  );
}
