/** What findings are called on the screen and in the report. */
import type { FindingKind } from './manual-checks.ts';

type KindTexts = { title: string; why: string };

/** The name of each kind, and why it matters to those who ask. */
export const FINDING_TEXTS: Record<FindingKind, KindTexts> = {
  'unreadable-pages': {
    title: 'Pages without text',
    why: 'They hold pictures only or could not be read, so no question is answered from them.',
  },
  'unlabelled-warning': {
    title: 'Hazards without a signal word',
    why: 'The sentence says that people may come to harm, but no “Warning” or “Danger” marks it.',
  },
  contradiction: {
    title: 'Two values for the same thing',
    why: 'The manual says it twice, alike but for the amount. Customers get one or the other.',
  },
  'unexplained-code': {
    title: 'Codes that nothing explains',
    why: 'The manual names the code and explains others of its series, but not this one.',
  },
  'missing-step': {
    title: 'Missing steps',
    why: 'The numbers of a procedure leave one out.',
  },
  'missing-page': {
    title: 'References to pages that do not exist',
    why: 'The manual ends before the page it names.',
  },
  'missing-section': {
    title: 'References to sections that do not exist',
    why: 'No heading has the number that is named.',
  },
  'missing-figure': {
    title: 'References to figures and tables that do not exist',
    why: 'No caption has the number that is named.',
  },
  'long-procedure': {
    title: 'Long procedures',
    why: 'More than 15 steps are hard to follow at a machine. Parts with headings of their own help.',
  },
  'unplaced-reference': {
    title: 'References without a place',
    why: 'Customers see a part of a page: “see above” leads them nowhere. Name the section or step.',
  },
  'uncaptioned-figure': {
    title: 'Pictures without a caption',
    why: 'Nothing says what the picture shows, so no question finds it.',
  },
};

/** What a finding says beside its quote; empty where the kind says all. */
export function describeFinding(kind: FindingKind, subject: string, other: string | null): string {
  if (kind === 'contradiction' && other !== null) return `${subject} here, ${other} there`;
  if (subject === '') return '';
  if (kind === 'long-procedure') return `${subject} steps`;
  if (kind === 'missing-step') return `Step ${subject} is missing before this one`;
  if (kind === 'uncaptioned-figure') return `${subject} pictures have none; this is the first`;
  if (kind.startsWith('missing-')) return `“${subject}” is not there`;
  return subject;
}
