import { parseListMarker } from '../../../engine/document/list-marker.ts';
import type { StructuredManual } from '../../../engine/document/manual.ts';
import type { FoundStructure } from './structure.ts';

/** What the engine made of a manual. A list item is a line of a passage that begins with a marker. */
export function structureFound({ sections, passages }: StructuredManual): FoundStructure {
  const lines = passages.flatMap(({ kind, text }) =>
    kind === 'table' || kind === 'code' ? [] : text.split('\n'),
  );
  const passagesOf = new Map(sections.map(({ ordinal }) => [ordinal, [] as string[]]));
  for (const { section, text } of passages) passagesOf.get(section)?.push(text);
  return {
    headings: sections.map(({ heading, level }) => ({ text: heading, level })),
    items: lines.flatMap((line) => parseListMarker(line)?.rest ?? []),
    text: sections
      .flatMap(({ heading, ordinal }) => [heading, ...(passagesOf.get(ordinal) ?? [])])
      .join('\n'),
  };
}
