import { collapse } from '../collapse.ts';
import { dangling, type Reference, referencesIn } from '../collect-references.ts';
import type { Check } from '../finding.ts';
import { PAGE_WORDS } from '../words/references.ts';

const PAGE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PAGE_WORDS})[ \u00a0]?(\\d{1,4})(?![\\p{L}\\p{N}]|[-–.,/]\\p{N}|\\s?(?:/|of|von|sur|de|di|van|av|z)\\s?\\d)`,
  'giu',
);

/**
 * References to pages behind the last one. Printed numbers may run ahead of the pages of a file, where it is part of a larger
 * book or two pages share a sheet; then more than a few lead beyond the end and none is reported.
 */
export const missingPage: Check = {
  kind: 'missing-page',
  begin({ pages }) {
    const references: Reference[] = [];
    return {
      visit: (passage) => references.push(...(pages === null ? [] : referencesIn(passage, PAGE))),
      end: () =>
        collapse(
          'missing-page',
          dangling(references, (number) => Number(number) <= (pages ?? 0)),
        ),
    };
  },
};
