import { MapPin } from 'lucide-react';
import { codeTexts } from './texts.ts';

/** Says which place of the product the chat was opened at. */
export function CodeLine({ place }: { place: string }) {
  return (
    <p className="flex items-baseline gap-2 rounded-md bg-wash px-3 py-2 text-14 text-ink-2">
      <MapPin size={16} aria-hidden="true" className="flex-none translate-y-0.5" />
      <span className="min-w-0 wrap-anywhere">
        {codeTexts().place} <strong className="font-semibold text-ink">{place}</strong>
      </span>
    </p>
  );
}
