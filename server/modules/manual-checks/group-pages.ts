import { type PageGroup, type PageKind, pageKind } from '../../../contracts/manuals/manual-checks.ts';
import type { PageNote } from '../../../engine/document/pages.ts';

/**
 * Pages that were not simply read, those of which the same is told together.
 * @param unreadable pages without text; of those without a note nobody kept why
 */
export function groupPages(notes: readonly PageNote[], unreadable: readonly number[]): PageGroup[] {
  const noted = new Set(notes.map(({ page }) => page));
  const groups = new Map<string, PageGroup>();
  const add = (page: number, kind: PageKind, model: string | null): void => {
    const key = `${kind} ${model}`;
    const group = groups.get(key) ?? { kind, model, pages: [] };
    group.pages.push(page);
    groups.set(key, group);
  };
  for (const { page, source, reason, model = null } of notes)
    add(page, source === 'ocr' ? 'recognized' : (reason ?? 'unknown'), model);
  for (const page of unreadable) if (!noted.has(page)) add(page, 'unknown', null);
  const rank = ({ kind }: PageGroup): number => pageKind.options.indexOf(kind);
  return [...groups.values()]
    .map((group) => ({ ...group, pages: group.pages.sort((a, b) => a - b) }))
    .sort((a, b) => rank(a) - rank(b));
}
