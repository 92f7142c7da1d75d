import { X } from 'lucide-react';
import { texts } from '../shell/texts.ts';

type ChosenVariantsProps = { chosen: readonly string[]; onRemove: (name: string) => void };

/** The variants that answers are for, as the customer chose them; each can be taken back. */
export function ChosenVariants({ chosen, onRemove }: ChosenVariantsProps) {
  if (chosen.length === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2 text-13 text-ink-2">
      <span id="chosen-variants">{texts.variants.chosen}</span>
      <ul aria-labelledby="chosen-variants" className="flex flex-wrap gap-2">
        {chosen.map((name) => (
          <li key={name} className="max-w-full">
            <button
              type="button"
              aria-label={texts.variants.remove(name)}
              title={texts.variants.remove(name)}
              onClick={() => onRemove(name)}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-ctl border border-line bg-sheet pr-1.5 pl-2.5 text-13 text-ink transition-colors hover:bg-wash active:translate-y-px max-sm:min-h-11"
            >
              <span className="min-w-0 truncate">{name}</span>
              <X size={16} aria-hidden="true" className="flex-none text-ink-2" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
