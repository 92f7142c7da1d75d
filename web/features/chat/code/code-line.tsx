import { codeTexts } from './texts.ts';

/** Says which place of the product the chat was opened at. Without an icon: one that the company's screens show, too, would be loaded at once. */
export function CodeLine({ place }: { place: string }) {
  return (
    <p className="rounded-md bg-wash px-3 py-2 text-14 wrap-anywhere text-ink-2">
      {codeTexts().place} <strong className="font-semibold text-ink">{place}</strong>
    </p>
  );
}
