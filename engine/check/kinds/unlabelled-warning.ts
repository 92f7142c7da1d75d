import type { Passage } from '../../document/manual.ts';
import { type Stretch, splitSentences } from '../../document/sentences.ts';
import { isSignalWord, openingSignalLevel, signalLevel } from '../../document/signal-word.ts';
import type { Check, Finding } from '../finding.ts';
import { placeOf } from '../found-place.ts';
import { isAboutSafety, tellsOfHarm } from '../words/hazards.ts';
import { isLegal } from '../words/references.ts';

/** Fewer words name a hazard, as labels do, or are a piece of a sentence: "Risk of electric shock!" */
const MIN_WORDS = 8;
/** A sentence with its end, that begins as sentences do. */
const WHOLE = /^[^\p{L}\p{N}]*\p{Lu}.*[.!]["”’)]*$/su;

type Told = { passage: Passage; sentence: Stretch };

/**
 * Sentences that tell of harm to people where nothing labels them: no signal word or sign with them, no heading about safety,
 * and neither on their page or the one before. Labels are boxes with signs beside the text, which are easily read apart from
 * it, and chapters about safety go on over pages; so whatever stands near one passes as labelled.
 */
export const unlabelledWarning: Check = {
  kind: 'unlabelled-warning',
  begin() {
    const told: Told[] = [];
    const labelledPages = new Set<number>();
    return {
      visit(passage) {
        const isOfHarm = tellsOfHarm(passage.text);
        if (isLabelled(passage, isOfHarm)) {
          const { page, pageEnd } = passage;
          for (let at = page ?? 0; page !== null && at <= (pageEnd ?? page); at += 1) labelledPages.add(at);
        } else if (isOfHarm) told.push(...sentencesOfHarm(passage));
      },
      end: () =>
        told.flatMap(({ passage, sentence }): Finding[] => {
          const place = placeOf(passage, sentence);
          const isNearLabel = [place.page, (place.page ?? 0) - 1].some((page) =>
            labelledPages.has(page ?? 0),
          );
          return isNearLabel ? [] : [{ kind: 'unlabelled-warning', ...place, subject: '', other: null }];
        }),
    };
  },
};

const sentencesOfHarm = (passage: Passage): Told[] =>
  splitSentences(passage.text).flatMap((sentence) => {
    const text = passage.text.slice(sentence.start, sentence.end);
    const isWhole = WHOLE.test(text) && text.split(/\s+/).length >= MIN_WORDS;
    return isWhole && tellsOfHarm(text) ? [{ passage, sentence }] : [];
  });

/** @param isOfHarm whether its text tells of harm: only then may a line of it be the name of a hazard */
function isLabelled({ kind, heading, path, context, text, table }: Passage, isOfHarm: boolean): boolean {
  const headings = [heading, ...path, context];
  if (kind === 'warning' || headings.some(isAboutSafety) || isLegal(headings)) return true;
  const cells = [...(table?.header ?? []), ...(table?.rows.flatMap((row) => row.cells) ?? [])];
  const lines = [...text.split('\n'), ...cells];
  return /[⚠△▲]/u.test(text) || lines.some(bearsSignalWord) || (isOfHarm && lines.some(namesHazard));
}

const bearsSignalWord = (line: string): boolean =>
  isSignalWord(line) || signalLevel(line) !== null || openingSignalLevel(line) !== null;

const namesHazard = (line: string): boolean => line.split(/\s+/).length < MIN_WORDS && tellsOfHarm(line);
