import { Chip, ChipList } from '../../../ui/chip.tsx';
import { useAnswerFrame } from '../answer-context.ts';
import { useChat } from '../chat-context.ts';
import type { Place } from '../place.ts';
import type { SectionLink } from '../sections.ts';
import { texts } from '../texts.ts';

/** A question that is asked, or a page that is opened, which takes no question. */
export type ChipTarget = { text: string; place?: Place | null };

/** A section opens at its page; one without a page is asked for. */
export const sectionChip = ({ heading, place }: SectionLink): ChipTarget => ({ text: heading, place });

type ChipsProps = {
  /** Null where they go on with a list that has its title. */
  label: string | null;
  chips: readonly ChipTarget[];
};

/** Things to ask or to open at a press, under a short label; one per line on phones. Nothing when there are none. */
export function Chips({ label, chips }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className="grid gap-2">
      {label !== null && <p className="text-13 text-ink-2">{label}</p>}
      <ChipList>
        {chips.map(({ text, place }) => (
          <li key={`${text} ${place?.page}`} className="max-w-full">
            {place ? <PageChip text={text} place={place} /> : <QuestionChip text={text} />}
          </li>
        ))}
      </ChipList>
    </div>
  );
}

function QuestionChip({ text }: { text: string }) {
  const { ask, canAsk } = useChat();
  return (
    <Chip disabled={!canAsk} onClick={() => ask(text)}>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </Chip>
  );
}

function PageChip({ text, place }: { text: string; place: Place }) {
  const { showPage } = useAnswerFrame();
  return (
    <Chip onClick={() => showPage(place)}>
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {place.page !== null && (
        <span className="numeral whitespace-nowrap text-cite">{texts.place(place.page)}</span>
      )}
    </Chip>
  );
}
