/** The findings of a product's manuals as a PDF. */
import type { Readable } from 'node:stream';
import { describeFinding, FINDING_TEXTS } from '../../../contracts/manuals/finding-texts.ts';
import type {
  Finding,
  FindingGroup,
  ManualCheck,
  PageGroup,
} from '../../../contracts/manuals/manual-checks.ts';
import { listPages } from '../../../contracts/manuals/page-list.ts';
import { describePages } from '../../../contracts/manuals/page-texts.ts';
import { namePlace } from '../../../contracts/manuals/place-names.ts';
import { drawPdfReport } from '../../lib/pdf/pdf-report.ts';
import { type PdfSheet, QUIET, writeHeading, writeNote, writeParagraph } from '../../lib/pdf/pdf-sheet.ts';
import { countOf, formatDay } from '../../lib/words.ts';

/** What the file is made of. */
export type ChecksToDraw = {
  brandName: string;
  productName: string;
  checks: readonly ManualCheck[];
  madeAt: Date;
};

/** Draws the findings, those that were dismissed left out. */
export const drawChecks = ({ brandName, productName, checks, madeAt }: ChecksToDraw): Promise<Readable> =>
  drawPdfReport({ title: `Manual check of ${productName}`, brandName, madeAt }, (sheet) => {
    writeParagraph(sheet, 'Manual check', { size: 22, weight: 'semibold', gap: 6 });
    writeParagraph(sheet, productName, { size: 12, weight: 'semibold', gap: 12 });
    for (const check of checks) drawManual(sheet, check);
    if (checks.length === 0) writeParagraph(sheet, 'This product has no manual.');
  });

function drawManual(sheet: PdfSheet, { title, state, groups, pageGroups, checkedAt }: ManualCheck): void {
  writeHeading(sheet, title);
  if (state !== 'checked' || checkedAt === null) {
    writeParagraph(
      sheet,
      state === 'unread' ? 'No version of it answers yet.' : 'It is still to be checked.',
    );
    return;
  }
  const open = groups.filter(({ findings }) => findings.some(({ isDismissed }) => !isDismissed));
  writeNote(sheet, `Checked on ${formatDay(checkedAt)}`);
  if (open.length === 0) writeParagraph(sheet, 'Nothing was found, or all of it was dismissed.');
  for (const group of pageGroups) drawPages(sheet, group);
  for (const group of open) drawGroup(sheet, group);
}

/** Pages that were not simply read, why, and what to do. */
function drawPages(sheet: PdfSheet, group: PageGroup): void {
  const { title, why, remedy } = describePages(group);
  sheet.moveDown(8);
  sheet.makeRoom(60);
  writeParagraph(sheet, `${title}: ${listPages(group.pages)}`, { size: 12, weight: 'semibold', gap: 2 });
  writeParagraph(sheet, `${why} ${remedy}`, { size: 9, color: QUIET, gap: 6 });
}

function drawGroup(sheet: PdfSheet, { kind, total, findings }: FindingGroup): void {
  const { title, why } = FINDING_TEXTS[kind];
  const shown = findings.filter(({ isDismissed }) => !isDismissed);
  sheet.moveDown(8);
  sheet.makeRoom(80);
  const dismissed = findings.length - shown.length;
  writeParagraph(sheet, `${title}: ${total - dismissed}`, { size: 12, weight: 'semibold', gap: 2 });
  writeParagraph(sheet, why, { size: 9, color: QUIET, gap: 6 });
  for (const finding of shown) drawFinding(sheet, finding);
  const more = total - findings.length;
  if (more > 0) writeNote(sheet, `And ${countOf(more, 'more place')} of this kind.`);
}

function drawFinding(sheet: PdfSheet, { kind, subject, source, other }: Finding): void {
  sheet.makeRoom(40);
  const said = describeFinding(kind, subject, other?.subject ?? null);
  const head = [placeOf(source), source.heading, said].filter((part) => part !== '').join(' · ');
  writeParagraph(sheet, head, { weight: 'semibold', gap: 1 });
  if (source.quote !== '') writeParagraph(sheet, source.quote, { gap: other ? 1 : 6 });
  else sheet.moveDown(5);
  if (other) writeParagraph(sheet, `${placeOf(other.source)}: ${other.source.quote}`, { gap: 6 });
}

const placeOf = (source: Finding['source']): string => namePlace(source) ?? '';
