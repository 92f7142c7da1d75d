import { type Check, FINDING_KINDS } from './finding.ts';
import { contradiction } from './kinds/contradiction.ts';
import { longProcedure } from './kinds/long-procedure.ts';
import { missingFigure } from './kinds/missing-figure.ts';
import { missingPage } from './kinds/missing-page.ts';
import { missingSection } from './kinds/missing-section.ts';
import { missingStep } from './kinds/missing-step.ts';
import { uncaptionedFigure } from './kinds/uncaptioned-figure.ts';
import { unexplainedCode } from './kinds/unexplained-code.ts';
import { unlabelledWarning } from './kinds/unlabelled-warning.ts';
import { unplacedReference } from './kinds/unplaced-reference.ts';
import { unreadablePages } from './kinds/unreadable-pages.ts';

/**
 * Version of the checks, increased whenever their findings change; manuals checked with another version are checked again.
 */
export const RULES = 1;

const ALL: readonly Check[] = [
  unreadablePages,
  unlabelledWarning,
  contradiction,
  unexplainedCode,
  missingStep,
  missingPage,
  missingSection,
  missingFigure,
  longProcedure,
  unplacedReference,
  uncaptionedFigure,
];

/** All checks, the most important findings first. */
export const CHECKS: readonly Check[] = FINDING_KINDS.flatMap((kind) =>
  ALL.filter((check) => check.kind === kind),
);
