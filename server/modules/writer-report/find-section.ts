import type { Section } from '../../../engine/document/manual.ts';
import type { AnsweringVersion } from '../manuals/answering.repository.ts';
import type { StoredPlace } from './stored-place.ts';

/** A manual as it answers now, with its sections in their order. */
export type Outline = { version: AnsweringVersion; sections: readonly Section[] };

/** A section of one of the product's manuals. */
export type FoundSection = { outline: Outline; section: Section };

/** Finds the section that a place is in now; null where the manual is gone, or has no such section any more. */
export type FindSection = (place: StoredPlace) => FoundSection | null;

/**
 * A place is known by its headings, which a new version mostly keeps, and among several of the same by its page. By its page alone it is
 * known only in the version that it was named in.
 */
export function createSectionFinder(outlines: readonly Outline[]): FindSection {
  const manuals = new Map(
    outlines.map((outline) => [outline.version.manualId, { outline, named: byName(outline) }]),
  );
  return (place) => {
    const manual = manuals.get(place.manualId);
    if (manual === undefined) return null;
    const { outline, named } = manual;
    const isSameFile = place.fileKey === outline.version.fileKey;
    const alike = named.get(nameOf(place.path ?? [], place.heading)) ?? [];
    const onPage = (sections: readonly Section[]) =>
      isSameFile ? sections.filter((section) => holdsPage(section, place.page)) : [];
    const section = onPage(alike).at(-1) ?? alike[0] ?? onPage(outline.sections).at(-1);
    return section === undefined ? null : { outline, section };
  };
}

const nameOf = (path: readonly string[], heading: string): string => [...path, heading].join('\n');

function byName({ sections }: Outline): ReadonlyMap<string, Section[]> {
  const named = new Map<string, Section[]>();
  for (const section of sections) {
    const name = nameOf(section.path, section.heading);
    named.set(name, [...(named.get(name) ?? []), section]);
  }
  return named;
}

const holdsPage = ({ page: first, pageEnd }: Section, page: number | null): boolean =>
  page !== null && first !== null && first <= page && page <= (pageEnd ?? first);
