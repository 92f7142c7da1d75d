/** The text of a manual as an instructions page keeps it. */
import type { Passage, Section } from '../../../engine/document/manual.ts';
import type { EditionBlock, EditionSection } from '../../db/schema/instructions.ts';

/**
 * Puts passages under their sections, word for word. What a page of pictures alone has to say is in the file.
 * @param passages in reading order
 */
export function editionContent(sections: readonly Section[], passages: readonly Passage[]): EditionSection[] {
  const blocksOf = new Map<number, EditionBlock[]>();
  for (const passage of passages) {
    const blocks = blocksOf.get(passage.section) ?? [];
    blocks.push(blockOf(passage));
    blocksOf.set(passage.section, blocks);
  }
  return sections.map(({ ordinal, heading, level, page }) => ({
    heading,
    level,
    page,
    blocks: blocksOf.get(ordinal) ?? [],
  }));
}

function blockOf({ kind, text, steps, table }: Passage): EditionBlock {
  if (kind === 'table' && table)
    return { kind, header: table.header, rows: table.rows.map(({ cells }) => cells) };
  const [first] = steps;
  if (kind === 'steps' && first) {
    // What stands between two steps belongs to the one before, but for the marker of the next.
    const upTo = (from: number, next: number) =>
      withoutMarker(text.slice(from, steps[next]?.start ?? text.length), steps[next]?.marker ?? '');
    return {
      kind,
      text: upTo(0, 0),
      steps: steps.map(({ marker, start }, i) => ({ marker, text: upTo(start, i + 1) })),
    };
  }
  return { kind: kind === 'warning' || kind === 'code' ? kind : 'text', text };
}

/** A text without the marker at its end, if it is there. */
function withoutMarker(text: string, marker: string): string {
  const trimmed = text.trim();
  return marker !== '' && trimmed.endsWith(marker) ? trimmed.slice(0, -marker.length).trim() : trimmed;
}
