import type { AskedSection } from '../../../contracts/analytics/writer-report.ts';
import { questionsOf } from '../../../contracts/analytics/writer-report-texts.ts';

/** A line of the outline: a section that was asked of or leads to one, or several together that nobody needed. */
export type OutlineRow =
  | { kind: 'section'; section: AskedSection }
  | { kind: 'fold'; sections: readonly AskedSection[] };

const isAsked = ({ named, fates }: AskedSection): boolean => named > 0 || questionsOf(fates) > 0;

/** The sections in their order; runs of those that nobody needed are one line. */
export function outlineRows(sections: readonly AskedSection[]): OutlineRow[] {
  const shown = shownOf(sections);
  const rows: OutlineRow[] = [];
  let fold: AskedSection[] = [];
  const endFold = (): void => {
    if (fold.length > 0) rows.push({ kind: 'fold', sections: fold });
    fold = [];
  };
  for (const section of sections) {
    if (!shown.has(section)) {
      fold.push(section);
      continue;
    }
    endFold();
    rows.push({ kind: 'section', section });
  }
  endFold();
  return rows;
}

/** Those that were asked of, and the ones that these are below. */
function shownOf(sections: readonly AskedSection[]): ReadonlySet<AskedSection> {
  const shown = new Set<AskedSection>();
  let above: AskedSection[] = [];
  for (const section of sections) {
    above = [...above.filter(({ level }) => level < section.level), section];
    if (isAsked(section)) for (const one of above) shown.add(one);
  }
  return shown;
}

/** The most questions of one section, by which bars are drawn; at least 1. */
export const mostQuestions = (sections: readonly AskedSection[]): number =>
  sections.reduce((most, { fates }) => Math.max(most, questionsOf(fates)), 1);
