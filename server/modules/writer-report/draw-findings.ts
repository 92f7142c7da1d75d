import type { CheckedForWriter } from '../../../contracts/analytics/writer-report.ts';
import { describeFinding, FINDING_TEXTS } from '../../../contracts/manuals/finding-texts.ts';
import type { Finding, FindingGroup } from '../../../contracts/manuals/manual-checks.ts';
import { namePlace } from '../../../contracts/manuals/place-names.ts';
import { type PdfSheet, writeHeading, writeNote, writeParagraph } from '../../lib/pdf/pdf-sheet.ts';
import { countOf, formatCount } from '../../lib/words.ts';

/** Places of a kind that are drawn; the PDF of the manual check has all of them. */
const MOST_PLACES = 10;

/** Draws what the check found in each manual. */
export function drawFindings(sheet: PdfSheet, checks: readonly CheckedForWriter[]): void {
  writeHeading(sheet, 'Contradictions and gaps');
  for (const { title, isChecked, groups } of checks) {
    writeParagraph(sheet, title, { weight: 'semibold' });
    if (!isChecked) writeParagraph(sheet, 'It is still to be checked.');
    else if (groups.length === 0) writeParagraph(sheet, 'Nothing was found, or all of it was dismissed.');
    for (const group of groups) drawGroup(sheet, group);
  }
}

function drawGroup(sheet: PdfSheet, { kind, total, findings }: FindingGroup): void {
  sheet.makeRoom(50);
  writeParagraph(sheet, `${FINDING_TEXTS[kind].title}: ${formatCount(total)}`, { gap: 2 });
  for (const finding of findings.slice(0, MOST_PLACES)) drawPlace(sheet, finding);
  const more = total - Math.min(findings.length, MOST_PLACES);
  if (more > 0) writeNote(sheet, `And ${countOf(more, 'more place')}; the manual check lists them.`);
}

function drawPlace(sheet: PdfSheet, { kind, subject, source, other }: Finding): void {
  const said = describeFinding(kind, subject, other?.subject ?? null);
  const pages = [source, ...(other ? [other.source] : [])].map((place) => namePlace(place));
  const text = [pages.filter(Boolean).join(' and '), source.heading, said, source.quote];
  writeParagraph(sheet, text.filter((part) => part !== '').join(' · '), { size: 9, gap: 3 });
}
