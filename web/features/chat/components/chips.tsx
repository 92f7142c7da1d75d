import { useAnswerFrame } from '../answer-context.ts';
import { useChat } from '../chat-context.ts';
import type { Place } from '../place.ts';
import type { SectionLink } from '../sections.ts';
import { texts } from '../texts.ts';

/** A question that is asked, or a page that is opened, which takes no question. */
export type Chip = { text: string; place?: Place | null };

const CHIP =
  'inline-flex min-h-ctl max-w-full items-center gap-2.5 rounded-ctl border border-line px-3.5 py-1.5 text-left text-14 ' +
  'transition-colors hover:bg-wash active:translate-y-px disabled:border-hair disabled:text-ink-3 disabled:hover:bg-transparent';

/** A section opens at its page; one without a page is asked for. */
export const sectionChip = ({ heading, place }: SectionLink): Chip => ({ text: heading, place });

type ChipsProps = {
  /** Null where they go on with a list that has its title. */
  label: string | null;
  chips: readonly Chip[];
};

/** Things to ask or to open at a press, under a short label; one per line on phones. Nothing when there are none. */
export function Chips({ label, chips }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className="grid gap-2">
      {label !== null && <p className="text-13 text-ink-2">{label}</p>}
      <ul className="flex flex-wrap gap-2 max-sm:flex-col max-sm:items-start">
        {chips.map(({ text, place }) => (
          <li key={`${text} ${place?.page}`} className="max-w-full">
            {place ? <PageChip text={text} place={place} /> : <QuestionChip text={text} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function QuestionChip({ text }: { text: string }) {
  const { ask, canAsk } = useChat();
  return (
    <button type="button" className={CHIP} disabled={!canAsk} onClick={() => ask(text)}>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </button>
  );
}

function PageChip({ text, place }: { text: string; place: Place }) {
  const { showPage } = useAnswerFrame();
  return (
    <button type="button" className={CHIP} onClick={() => showPage(place)}>
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {place.page !== null && (
        <span className="numeral whitespace-nowrap text-cite">{texts.place(place.page)}</span>
      )}
    </button>
  );
}
