/** Whether what lies at a reference's place in a photo is the reference, by what the photo lacks and the codes in it. */
import type { CodeAgreement } from './codes.ts';
import type { TellingLacks } from './lack-map.ts';

/** `unsure`: this layout, but it can't be told which of its screens. */
export type Verdict = 'same' | 'unsure' | 'other';

/** Lack of the worst telling place up to which it is the same screen, if that is no more than is usual in the photo. */
const SAME = { most: 0.12, timesUsual: 1.6, leastUsual: 0.035 };
/** Up to which it is the same if its code was read, and up to which it may be. */
const SAME_BY_CODE = 0.5;
const UNSURE = 0.4;
/** Up to which a screen that is the only one of its layout is the same: there is nothing to mistake it for. */
const SAME_ALONE = 0.4;
/** Share of what tells that has to be in the photo. */
const MIN_SHOWN = { inLayout: 0.7, alone: 0.25 };

/** The screen that is the only one of its layout. */
export function judgeAlone({ worst, shown }: TellingLacks, codes: CodeAgreement): Verdict {
  if (codes === 'other' || shown < MIN_SHOWN.alone) return 'other';
  return worst <= (codes === 'same' ? SAME_BY_CODE : SAME_ALONE) ? 'same' : 'other';
}

/** A screen of which others have the layout. */
export function judgeInLayout({ worst, shown, usual }: TellingLacks, codes: CodeAgreement): Verdict {
  const isSharp = worst <= SAME.most && worst <= SAME.timesUsual * Math.max(SAME.leastUsual, usual);
  const isSame = isSharp && shown >= MIN_SHOWN.inLayout;
  // Who reads digits errs, too: what looks the same to the last cell and reads otherwise is for people.
  if (codes === 'other') return isSame ? 'unsure' : 'other';
  if (isSame || (codes === 'same' && worst <= SAME_BY_CODE)) return 'same';
  return worst <= UNSURE ? 'unsure' : 'other';
}
