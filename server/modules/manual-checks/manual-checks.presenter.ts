import type { Finding, FindingGroup, ManualCheck } from '../../../contracts/manuals/manual-checks.ts';
import type { FoundPlace } from '../../../engine/check/finding.ts';
import { presentCitation } from '../../../replies/present-message.ts';
import { printedOf } from '../../../replies/to-stored-answer.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import { pagesOf } from '../manuals/pages-of.ts';
import { groupPages } from './group-pages.ts';
import type { CheckedRow, FindingRow } from './manual-checks.repository.ts';

/** A manual with its findings; links to files are signed anew each time. */
export function presentCheck(
  row: CheckedRow,
  findings: readonly FindingRow[],
  links: LinkSigner,
): ManualCheck {
  const { manualId, title, versionId, checkedAt, fileKey, pageNotes, unreadablePages } = row;
  const pages = pagesOfRow(row);
  const signed = fileKey === null ? null : links.signFile(fileKey);
  return {
    manualId,
    title,
    pages,
    state: versionId === null ? 'unread' : checkedAt === null ? 'waiting' : 'checked',
    checkedAt: checkedAt?.toISOString() ?? null,
    groups: presentGroups(row, findings, links),
    pageGroups: pages === null ? [] : groupPages(pageNotes ?? [], unreadablePages ?? []),
    url: signed?.file ?? null,
    pageImage: pages === null ? null : (signed?.pageImage ?? null),
  };
}

function presentGroups(row: CheckedRow, findings: readonly FindingRow[], links: LinkSigner): FindingGroup[] {
  return (row.totals ?? []).map(({ kind, total }) => ({
    kind,
    total,
    findings: findings
      .filter(({ content }) => content.kind === kind)
      .map((finding) => presentFinding(row, finding, links)),
  }));
}

/** One finding of a manual. */
export function presentFinding(
  row: CheckedRow,
  { id, content, dismissedAt }: FindingRow,
  links: LinkSigner,
): Finding {
  const { kind, subject, other } = content;
  const cite = ({ page, pageEnd, heading, quote, boxes }: FoundPlace) =>
    presentCitation(
      {
        ...{ manualId: row.manualId, title: row.title, page, pageEnd, heading, quote, boxes },
        fileKey: row.fileKey ?? '',
        pages: pagesOfRow(row),
        ...printedOf({ page, pageEnd }, row.printedPages ?? {}),
      },
      links,
    );
  return {
    _id: id,
    kind,
    subject,
    source: cite(content),
    other: other && { subject: other.subject, source: cite(other) },
    isDismissed: dismissedAt !== null,
  };
}

const pagesOfRow = ({ paged, pages }: CheckedRow): number | null =>
  paged === null ? null : pagesOf({ paged, pages });
