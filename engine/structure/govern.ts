import type { Passage, Section } from '../document/manual.ts';

/** Maximum number of warnings from outer sections for one procedure: more would bury it. */
const MAX_INHERITED = 6;

/**
 * Number of passages before and after a warning to which it applies. Few sections are longer, and these describe one thing after another,
 * each with warnings of its own.
 */
const REACH = 8;
/** A warning among this many first passages of a section applies to all of it. */
const OPENING = 3;

/**
 * Sets `warnings` of each passage. Dangers, warnings and cautions apply to their whole section, but in a long section only to the passages
 * near them; at the beginning of a chapter they apply to all procedures in it. Notices apply to the passages next to them.
 */
export function tieWarnings(passages: readonly Passage[], sections: readonly Section[]): void {
  const parents = findParents(sections);
  const severe = new Map<number, number[]>();
  const firstOf = new Map<number, number>();
  for (const passage of passages) {
    if (!firstOf.has(passage.section)) firstOf.set(passage.section, passage.ordinal);
    if (!isSevere(passage)) continue;
    severe.set(passage.section, [...(severe.get(passage.section) ?? []), passage.ordinal]);
  }
  for (const [index, passage] of passages.entries()) {
    if (passage.kind === 'warning') continue;
    const sectionStart = firstOf.get(passage.section) ?? passage.ordinal;
    const ofSection = (severe.get(passage.section) ?? []).filter((warning) =>
      isWithinReach(warning, passage.ordinal, sectionStart),
    );
    const governing = new Set(ofSection);
    for (const notice of noticesBeside(passages, index)) governing.add(notice);
    if (passage.kind === 'steps') {
      for (const inherited of inheritedBy(passage.section, parents, severe)) governing.add(inherited);
    }
    passage.warnings = [...governing].sort((a, b) => a - b);
  }
}

/**
 * Whether a warning in a passage's section may apply to the passage (both given by their position in reading order): it is near, or at the
 * beginning of the section.
 */
export const isWithinReach = (warning: number, passage: number, sectionStart: number): boolean =>
  warning < sectionStart + OPENING || Math.abs(warning - passage) <= REACH;

function isSevere({ kind, level }: Passage): boolean {
  return kind === 'warning' && level !== 'notice';
}

/** Notices between this passage and its neighbours in the section. */
function noticesBeside(passages: readonly Passage[], index: number): number[] {
  const own = passages[index];
  const notices: number[] = [];
  for (const step of [-1, 1]) {
    for (let at = index + step; ; at += step) {
      const passage = passages[at];
      if (passage?.kind !== 'warning' || passage.section !== own?.section) break;
      notices.push(passage.ordinal);
    }
  }
  return notices;
}

function inheritedBy(
  section: number,
  parents: readonly (number | null)[],
  severe: ReadonlyMap<number, number[]>,
): number[] {
  const inherited: number[] = [];
  for (let at = parents[section] ?? null; at !== null; at = parents[at] ?? null) {
    inherited.push(...(severe.get(at) ?? []));
  }
  return inherited.slice(0, MAX_INHERITED);
}

/** `Section.ordinal` of each section's parent, from the levels in reading order. */
function findParents(sections: readonly Section[]): Array<number | null> {
  const open: Section[] = [];
  return sections.map((section) => {
    while ((open.at(-1)?.level ?? 0) >= section.level) open.pop();
    const parent = open.at(-1)?.ordinal ?? null;
    open.push(section);
    return parent;
  });
}
