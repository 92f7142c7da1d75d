import { Chip, ChipList } from '../../../ui/button/chip.tsx';
import { printedText } from '../pages/page-label.ts';
import { useChat } from '../shell/chat-context.ts';
import { texts } from '../shell/texts.ts';
import type { VariantsPart } from './variants-part.ts';

/** Which variant is it? The manual's own names, each with its page; a press answers the question for that one. */
export function VariantChoices({ variants }: { variants: VariantsPart['variants'] }) {
  const { chooseVariant, canAsk } = useChat();
  return (
    <div className="grid gap-2.5">
      <p className="lead-text">{texts.variants.ask}</p>
      <ChipList className="flex-col items-stretch">
        {variants.map(({ name, citation }) => (
          <li key={name} className="grid">
            <Chip
              disabled={!canAsk}
              onClick={() => chooseVariant(name)}
              className="min-h-11 justify-between bg-sheet"
            >
              <span className="min-w-0 font-medium wrap-anywhere">{name}</span>{' '}
              {citation && citation.page !== null && (
                <span className="flex-none text-13 text-ink-2 tabular-nums">{printedText(citation)}</span>
              )}
            </Chip>
          </li>
        ))}
      </ChipList>
      <p className="text-13 text-ink-2">{texts.variants.free}</p>
    </div>
  );
}
