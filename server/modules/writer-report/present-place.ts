import type { SectionPlace } from '../../../contracts/analytics/writer-report.ts';
import type { Section } from '../../../engine/document/manual.ts';
import type { Outline } from './find-section.ts';
import { onlyPrinted } from './tally-sections.ts';

/** A section as it is named. @param page where it is opened, if that is not its first page */
export const presentPlace = (
  { version }: Outline,
  { heading, page: first }: Section,
  page: number | null = first,
): SectionPlace => ({
  manualId: version.manualId,
  manual: version.title,
  heading,
  page,
  ...onlyPrinted(page, version.printedPages),
});
