import { useChat } from '../chat-context.ts';
import { texts } from '../texts.ts';

export type Chip = { text: string; page?: number | null };

const CHIP =
  'inline-flex min-h-ctl max-w-full items-center gap-2.5 rounded-ctl border border-line px-3.5 py-1.5 text-left text-14 ' +
  'transition-colors hover:bg-wash active:translate-y-px disabled:border-hair disabled:text-ink-3 disabled:hover:bg-transparent';

/** Things to ask at a press, under a short label; one per line on phones. Nothing when there are none. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const { ask, canAsk } = useChat();
  if (chips.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-13 text-ink-2">{label}</p>
      <ul className="flex flex-wrap gap-2 max-sm:flex-col max-sm:items-start">
        {chips.map(({ text, page }) => (
          <li key={`${text} ${page}`} className="max-w-full">
            <button type="button" className={CHIP} disabled={!canAsk} onClick={() => ask(text)}>
              <span className="min-w-0 wrap-anywhere">{text}</span>
              {page != null && (
                <span className="numeral whitespace-nowrap text-ink-3">{texts.place(page)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
