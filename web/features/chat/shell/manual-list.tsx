import type { BotData } from '../../../../contracts/chat/chat.ts';
import { proofKindOf } from '../../../../contracts/chat/proof-kind.ts';
import { texts } from './texts.ts';

/** The manuals from which answers come, in the style of a table of contents. */
export function ManualList({ manuals }: { manuals: BotData['manuals'] }) {
  if (manuals.length === 0) return null;
  const states: Record<string, string> = texts.manuals.states;
  return (
    <section>
      <h2 className="border-t-2 border-ink pt-2.5 text-13 font-medium">
        {texts.manuals.title(manuals.length)}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {manuals.map(({ title, pages, status }) => (
          <li key={title} className="flex items-baseline text-14">
            <span className="min-w-0 wrap-anywhere">{title}</span>
            <span className="leader-dots" aria-hidden="true" />
            <span className="text-13 whitespace-nowrap text-ink-2 tabular-nums">
              {states[status] ?? (pages === null ? texts.manuals.withoutPages : texts.pages(pages))}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-13 text-ink-2">{texts.manuals.note[proofKindOf(manuals)]}</p>
    </section>
  );
}
