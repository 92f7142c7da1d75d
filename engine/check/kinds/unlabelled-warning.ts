import { isSignalWord, openingSignalLevel, signalLevel } from '../../read/signal-word.ts';
import type { Passage } from '../../structure/manual.ts';
import { splitSentences } from '../../structure/sentences.ts';
import type { Check, Finding } from '../finding.ts';
import { placeOf } from '../found-place.ts';
import { isAboutSafety, tellsOfHarm } from '../words/hazards.ts';
import { isLegal } from '../words/references.ts';

/** "Risk of electric shock!", "Lebensgefahr durch elektrischen Strom:" */
const MAX_NAME_WORDS = 6;

/** Sentences that tell of harm to people where no signal word stands above, before or beside them, and no heading speaks of safety. */
export const unlabelledWarning: Check = {
  kind: 'unlabelled-warning',
  begin() {
    const found: Finding[] = [];
    let before = '';
    return {
      visit(passage) {
        // A signal word may stand alone above the heading of its text.
        const isBelowWord = isSignalWord(before.split('\n').at(-1) ?? '');
        before = passage.text;
        if (isBelowWord || !tellsOfHarm(passage.text) || isLabelled(passage)) return;
        for (const sentence of splitSentences(passage.text))
          if (tellsOfHarm(passage.text.slice(sentence.start, sentence.end)))
            found.push({
              kind: 'unlabelled-warning',
              ...placeOf(passage, sentence),
              subject: '',
              other: null,
            });
      },
      end: () => found,
    };
  },
};

function isLabelled({ kind, heading, path, context, text, table }: Passage): boolean {
  const headings = [heading, ...path, context];
  if (kind === 'warning' || headings.some(isAboutSafety) || isLegal(headings)) return true;
  // The name of a hazard alone is a label, whose signal word or sign was not read.
  if (splitSentences(text).some(({ start, end }) => isNameOfHazard(text.slice(start, end)))) return true;
  const lines = [
    ...text.split('\n'),
    ...(table?.header ?? []),
    ...(table?.rows.flatMap(({ cells }) => cells) ?? []),
  ];
  return /[⚠△▲]/u.test(text) || lines.some(bearsSignalWord);
}

const isNameOfHazard = (sentence: string): boolean =>
  sentence.split(/\s+/).length <= MAX_NAME_WORDS && tellsOfHarm(sentence);

const bearsSignalWord = (line: string): boolean =>
  isSignalWord(line) || signalLevel(line) !== null || openingSignalLevel(line) !== null;
