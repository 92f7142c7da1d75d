import { makeManual, type PassageDraft } from '../../ask/testing/make-manual.ts';
import type { Figure } from '../../document/manual.ts';
import { runAtOnce } from '../../runtime/pieces.ts';
import { checkManual } from '../check-manual.ts';
import type { CheckedManual, Finding, FindingKind } from '../finding.ts';

/** What one kind of check finds in a manual of these passages, in short. */
export function checkDrafts(
  kind: FindingKind,
  drafts: readonly PassageDraft[],
  given: Partial<CheckedManual> = {},
): Finding[] {
  const { language, sections, passages, figures } = makeManual(drafts);
  const manual = { language, sections, passages, figures, pages: 20, unreadablePages: [], ...given };
  return runAtOnce(checkManual(manual)).find((group) => group.kind === kind)?.findings ?? [];
}

/** The same as "subject: quote". */
export const findingsOf = (...args: Parameters<typeof checkDrafts>): string[] =>
  checkDrafts(...args).map(({ subject, quote }) => (subject === '' ? quote : `${subject}: ${quote}`));

/** A picture of a third of its page with this caption. */
export const pictureOn = (page: number, caption = '', y = 0.3): Figure => ({
  ordinal: page,
  section: 0,
  label: /^Fig\. \d+/.exec(caption)?.[0] ?? null,
  caption,
  page,
  box: { x: 0.1, y, width: 0.8, height: 0.4 },
  image: null,
});
