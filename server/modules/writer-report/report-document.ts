/** The report for the writer as a PDF. */
import type { Readable } from 'node:stream';
import type { AskedManual, WriterReport } from '../../../contracts/analytics/writer-report.ts';
import { FATE_TEXTS, FATES, questionsOf } from '../../../contracts/analytics/writer-report-texts.ts';
import { drawPdfReport } from '../../lib/pdf/pdf-report.ts';
import { type PdfSheet, writeHeading, writeNote, writeParagraph } from '../../lib/pdf/pdf-sheet.ts';
import { writeTable } from '../../lib/pdf/pdf-table.ts';
import { countOf, formatCount, formatDay } from '../../lib/words.ts';
import { drawFindings } from './draw-findings.ts';
import {
  describeUnneeded,
  listUnneeded,
  SECTION_COLUMNS,
  TOPIC_COLUMNS,
  VERSION_COLUMNS,
  versionSides,
  WORD_COLUMNS,
} from './report-columns.ts';

/** What the file is made of. */
export type WriterReportToDraw = {
  report: WriterReport;
  brandName: string;
  companyName: string;
  madeAt: Date;
};

/** Draws the report. */
export function drawWriterReport({
  report,
  brandName,
  companyName,
  madeAt,
}: WriterReportToDraw): Promise<Readable> {
  const { product, from, to } = report;
  const title = `For the writer: ${product.product_name}, ${from} to ${to}`;
  return drawPdfReport({ title, companyName, brandName, madeAt }, (sheet) => {
    drawHead(sheet, report, companyName);
    for (const manual of report.manuals) drawManual(sheet, manual);
    drawUnanswered(sheet, report);
    drawWords(sheet, report);
    drawFindings(sheet, report.checks);
    drawVersions(sheet, report);
  });
}

function drawHead(sheet: PdfSheet, report: WriterReport, companyName: string): void {
  const { product, from, to, total, looked_at: lookedAt, fates } = report;
  writeParagraph(sheet, 'For the writer', { size: 22, weight: 'semibold', gap: 6 });
  writeParagraph(sheet, product.product_name, { size: 12, weight: 'semibold' });
  writeParagraph(sheet, `${companyName}, ${formatDay(from)} to ${formatDay(to)} (UTC)`, { gap: 12 });
  writeParagraph(sheet, countOf(total, 'question'), { size: 16, weight: 'semibold' });
  for (const fate of FATES) writeParagraph(sheet, `${FATE_TEXTS[fate]}: ${formatCount(fates[fate])}`);
  if (total > lookedAt)
    writeNote(sheet, `Counted from the newest ${formatCount(lookedAt)} of these questions.`);
  writeNote(sheet, '“Not answered” counts a question at the section that came nearest.');
}

function drawManual(sheet: PdfSheet, manual: AskedManual): void {
  const { title, version, sections, elsewhere } = manual;
  writeHeading(sheet, `${title}, version ${formatCount(version)}`);
  if (sections.length === 0) {
    writeParagraph(sheet, 'It has no sections yet: it is still being read.');
    return;
  }
  writeNote(sheet, describeUnneeded(manual));
  const asked = sections.filter(({ fates, named }) => named > 0 || questionsOf(fates) > 0);
  if (asked.length > 0) writeTable(sheet, SECTION_COLUMNS, asked);
  else writeParagraph(sheet, 'Nothing was asked of it in this period.');
  if (elsewhere > 0)
    writeNote(
      sheet,
      `${countOf(elsewhere, 'question')} named places of an earlier version that this one has no more.`,
    );
  const left = listUnneeded(sections);
  if (left !== '') writeNote(sheet, `Not needed in this period, warnings and legal texts left out: ${left}`);
}

function drawUnanswered(sheet: PdfSheet, { unanswered: { topics, total, more } }: WriterReport): void {
  writeHeading(sheet, 'What the manual does not answer');
  if (total === 0) {
    writeParagraph(sheet, 'No question went without an answer.');
    return;
  }
  writeTable(sheet, TOPIC_COLUMNS, topics);
  if (more > 0) writeNote(sheet, `And ${countOf(more, 'further question')}.`);
}

function drawWords(sheet: PdfSheet, { words }: WriterReport): void {
  writeHeading(sheet, 'Words that customers use and the manual does not');
  if (words.length === 0)
    writeParagraph(sheet, 'No word was used by several customers that the manual lacks.');
  else writeTable(sheet, WORD_COLUMNS, words);
}

function drawVersions(sheet: PdfSheet, { versions }: WriterReport): void {
  writeHeading(sheet, 'Before and after new versions');
  if (versions.length === 0) writeParagraph(sheet, 'No new version began to answer in this period.');
  for (const change of versions) {
    const { title, version, timestamp, days, others, refused, tried, answeredNow } = change;
    sheet.makeRoom(90);
    writeParagraph(sheet, `${title}, version ${formatCount(version)}, ${formatDay(timestamp)}`, {
      weight: 'semibold',
    });
    if (days === 0) writeParagraph(sheet, 'There are no whole days after it to compare yet.');
    else writeTable(sheet, VERSION_COLUMNS, versionSides(change));
    if (others > 0) writeNote(sheet, `${countOf(others, 'further new version')} within these days.`);
    if (refused > 0)
      writeNote(
        sheet,
        `Of ${countOf(refused, 'different question')} without an answer before it, ${formatCount(tried)} were asked again now; ${formatCount(answeredNow.length)} are answered.`,
      );
    for (const { text } of answeredNow) writeParagraph(sheet, `Answered now: ${text}`);
    sheet.moveDown(6);
  }
}
