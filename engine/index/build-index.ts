import type { Passage } from '../document/manual.ts';
import { splitSentences } from '../document/sentences.ts';
import { yieldToEventLoop } from '../runtime/event-loop.ts';
import { runAtOnce, runInTurns } from '../runtime/pieces.ts';
import { termsOf } from './analysis.ts';
import { createGrowableArray } from './growable-array.ts';
import { countInstructions } from './instructions.ts';
import { type Language, languageOf } from './language.ts';
import { letterMask } from './letter-mask.ts';
import type { IndexedManual, ManualIndex, ManualSource } from './manual-index.ts';
import { createLanguageTracker, languagesOf } from './passage-language.ts';
import { invert } from './postings.ts';

/** Collects manuals passage by passage, so that a caller can pause between any two calls. */
export type IndexBuilder = {
  /** Opens a manual; the passages added next belong to it. */
  openManual(manual: Omit<ManualSource, 'passages'>): void;
  /** Adds passages to the manual opened last, in the order of their ordinals. Throws if none is open. */
  addPassages(passages: readonly Passage[]): void;
  /** Opens a manual and adds all of its passages. */
  addManual(manual: ManualSource): void;
  /** The index of all passages added; the builder must not be used afterwards. */
  build(): ManualIndex;
  /** The same in pieces of a few milliseconds, so that a caller can pause between any two. */
  buildInPieces(): Generator<void, ManualIndex>;
};

/** A builder of an empty index. */
export function createIndexBuilder(): IndexBuilder {
  const manuals: IndexedManual[] = [];
  const passages: Passage[] = [];
  const manualOf: number[] = [];
  const languageOfPassage: string[] = [];
  let languageOfNext = (_: string): string => 'en';
  const { lexicon, vocabulary, letterMasks, numberOf } = createLexicon();
  const sequences = createSequences(numberOf);
  const instructions: number[] = [];

  function addPassage(passage: Passage): void {
    const code = languageOfNext(passage.text);
    const language = languageOf(code);
    languageOfPassage.push(code);
    sequences.addPassage(passage, language);
    instructions.push(countInstructions(passage.text));
    passages.push(passage);
    manualOf.push(manuals.length - 1);
  }

  const builder: IndexBuilder = {
    openManual({ manualId, title, language, sections, figures }) {
      const firstPassage = passages.length;
      manuals.push({ manualId, title, language, sections, figures, firstPassage, passageCount: 0 });
      languageOfNext = createLanguageTracker(language);
    },
    addPassages(added) {
      const manual = manuals.at(-1);
      if (manual === undefined) throw new Error('Open a manual before adding passages.');
      for (const passage of added) addPassage(passage);
      manual.passageCount += added.length;
    },
    addManual(manual) {
      builder.openManual(manual);
      builder.addPassages(manual.passages);
    },
    build: () => runAtOnce(builder.buildInPieces()),
    *buildInPieces() {
      const built = sequences.build();
      return {
        ...{ manuals, passages, manualOf: Uint16Array.from(manualOf) },
        instructions: Uint8Array.from(instructions),
        languages: languagesOf(manuals, languageOfPassage),
        languageOf: languageOfPassage,
        askedIn: null,
        ...{ lexicon, vocabulary, letterMasks: Int32Array.from(letterMasks) },
        sequences: built,
        ...(yield* invert(built, vocabulary.length)),
      };
    },
  };
  return builder;
}

/** Collects the terms of each passage, segment by segment: path, heading, context, then each sentence of the text. */
function createSequences(numberOf: (term: string) => number) {
  const terms = createGrowableArray();
  const segmentStarts = createGrowableArray();
  const passageSegments = createGrowableArray();

  function addSegment(text: string, language: Language): void {
    segmentStarts.push(terms.length);
    for (const term of termsOf(text, language)) terms.push(numberOf(term));
  }

  return {
    addPassage({ path, heading, context, text }: Passage, language: Language): void {
      passageSegments.push(segmentStarts.length);
      addSegment(path.join(' \n '), language);
      addSegment(heading, language);
      addSegment(context, language);
      for (const { start, end } of splitSentences(text)) addSegment(text.slice(start, end), language);
    },
    build() {
      passageSegments.push(segmentStarts.length);
      segmentStarts.push(terms.length);
      return {
        terms: terms.toArray(),
        segmentStarts: segmentStarts.toArray(),
        passageSegments: passageSegments.toArray(),
      };
    },
  };
}

/** Numbers terms as they come. */
function createLexicon() {
  const lexicon = new Map<string, number>();
  const vocabulary: string[] = [];
  const letterMasks: number[] = [];
  const numberOf = (term: string): number => {
    const known = lexicon.get(term);
    if (known !== undefined) return known;
    lexicon.set(term, vocabulary.length);
    letterMasks.push(letterMask(term));
    return vocabulary.push(term) - 1;
  };
  return { lexicon, vocabulary, letterMasks, numberOf };
}

/**
 * Indexes manuals. Yields to the event loop after every `sliceSize` passages, which take about 0.3 ms each, and then
 * every few milliseconds while it finishes.
 */
export async function buildIndex(
  manuals: readonly ManualSource[],
  { sliceSize = 40 }: { sliceSize?: number } = {},
): Promise<ManualIndex> {
  const builder = createIndexBuilder();
  for (const { passages, ...manual } of manuals) {
    builder.openManual(manual);
    for (let from = 0; from < passages.length; from += sliceSize) {
      builder.addPassages(passages.slice(from, from + sliceSize));
      await yieldToEventLoop();
    }
  }
  return runInTurns(builder.buildInPieces());
}
