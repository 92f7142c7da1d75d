/** Splits a message that asks several things into its parts, in the customer's own words. */
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { LETTER } from '../../../words/letters.ts';
import { type NamedWords, namedWords } from '../../../words/named-words.ts';
import { boundQuestion } from '../amounts/bound-question.ts';

export type QuestionPart = {
  /** In the customer's own words. */
  said: string;
  /** The same as a question of its own: "how often" behind "How do I clean the filter" as "how often do I clean the filter". */
  asks: string;
  /** The text before it that it may depend on: earlier parts and statements between them. */
  before: string[];
  /** Whether it refers to an earlier part by "it" or the like. */
  pointsBack: boolean;
  /** Whether it is one of two things whose difference the message asks for. */
  isCompared?: true;
};

/** Maximum number of parts, as each is searched separately. */
const MAX_PARTS = 3;
/** A longer message, in characters, is not split: its questions belong to one story. */
const MAX_CHARACTERS = 300;
/** A shorter part, in characters, asks nothing. */
const MIN_CHARACTERS = 3;
/** What is named in more words is more than a name. */
const MAX_NAME_WORDS = 2;

type Reading = {
  /** A place where a question ends and the next begins. */
  join: RegExp;
  /** The same if only a comma separates the two. */
  comma: RegExp;
  /** How a question begins: with an interrogative, after punctuation, or after "tell me" and the like. */
  asks: RegExp;
  /** Text that begins with an interrogative. */
  asksAtOnce: RegExp;
  /** Nothing but an interrogative: "how often". */
  bare: RegExp;
  /** An interrogative and what it is put of, but not for what: "which programme". */
  named: RegExp;
  /** What stands between the interrogative and what it is asked for, with a look ahead: "detergent" of "detergent for wool". */
  untilPurpose: RegExp;
  /** The beginning of a question up to its interrogative. */
  interrogative: RegExp;
  back: RegExp;
};

const NOT_IN_WORD = `(?<![${LETTER}\\p{N}])`;
const WORD_END = `(?![${LETTER}\\p{N}])`;

/** @param stop the language's words that name nothing, parted by blanks */
function compile(words: NamedWords<'several-questions'>, stop: string): Reading {
  const { asking, tells, degree, verbFirst, and, or, also, back, purpose } = words;
  const askingWord = `(?:${asking})${WORD_END}`;
  const phrase = `${askingWord}(?: (?:${degree})${WORD_END})?`;
  const name = `(?!(?:${stop.replaceAll(' ', '|')}|${purpose})${WORD_END})[${LETTER}\\p{N}-]+`;
  const names = `${name}(?: ${name}){0,${MAX_NAME_WORDS - 1}}`;
  const yesNo = `(?:${verbFirst})${WORD_END}`;
  const opening = `(?:^|[,;:(–-])[\\s\\p{P}]*(?:(?:${and}|${or}|${also}|ok|okay|hi|hello|hallo)${WORD_END}[\\s,]+)*`;
  const further = `(?:[\\s,]+(?:${also})${WORD_END}[,:]?)*[\\s,¿]+`;
  return {
    join: new RegExp(
      [
        `[\\s,;–-]+(?:${and})${WORD_END}${further}(?=${askingWord}|${yesNo})`,
        `[\\s,;–-]+(?:${or})${WORD_END}${further}(?=${askingWord})`,
        `[,;]\\s+(?=${phrase}(?: [${LETTER}\\p{N}-]+){0,2} ${yesNo})`,
      ].join('|'),
      'giu',
    ),
    comma: /^[,;]\s+$/u,
    asks: new RegExp(
      `${opening}(?:${askingWord}|${yesNo})|${NOT_IN_WORD}(?:${tells})[\\s,:]+${askingWord}`,
      'iu',
    ),
    asksAtOnce: new RegExp(`^[\\s\\p{P}]*${askingWord}`, 'iu'),
    bare: new RegExp(`^[\\s\\p{P}]*${phrase}[\\s\\p{P}]*$`, 'iu'),
    named: new RegExp(`^[\\s\\p{P}]*${phrase} ${names}[\\s\\p{P}]*$`, 'iu'),
    untilPurpose: new RegExp(`^(?:${names} )?(?=(?:${purpose})${WORD_END}.)`, 'iu'),
    interrogative: new RegExp(`^.{0,60}?${NOT_IN_WORD}${phrase}\\s+`, 'iu'),
    back: new RegExp(`${NOT_IN_WORD}(?:${back})${WORD_END}`, 'iu'),
  };
}

const readings = whenNeeded(() =>
  [...namedWords('several-questions')].map(
    ([language, words]) =>
      [language, compile(words, namedWords('small-words').get(language)?.stop ?? '')] as const,
  ),
);

/** The sentences with their end marks. The full stop in "Abb. 7" or "Fig. A" ends none, nor does a line break within a sentence. */
const SENTENCE =
  /(?<=[!?？])\s+|(?<=\p{L}{4}\.)\s+(?=[^\p{L}\p{N}]*\p{L})|(?<=[?？])|\n\s*\n|\n+(?=[^\p{L}\p{N}]*[\p{Lu}\p{N}])|(?=¿)/u;
const EDGES = /^[\s\p{P}]+|[\s\p{P}]+$/gu;

/**
 * The parts of a message that asks several things; empty for one that asks one thing. A part that is nothing but an interrogative
 * is completed from the one beside it.
 * @param languages ISO 639-1 of the manuals. In others, but for English, both parts have to begin as questions do: their words may be
 *   others of the language that is asked in
 */
export function splitQuestion(message: string, languages: readonly string[]): QuestionPart[] {
  const text = boundQuestion(message).replaceAll('’', "'").trim();
  if (text.length > MAX_CHARACTERS) return [];
  const own = new Set([...languages, 'en']);
  const order = readings().toSorted(([a], [b]) => Number(own.has(b)) - Number(own.has(a)));
  for (const [language, reading] of order) {
    const parts = partsOf(text, reading, own.has(language));
    if (parts.length > 1) return parts;
  }
  return [];
}

function partsOf(text: string, reading: Reading, isLikely: boolean): QuestionPart[] {
  const clauses = text
    .split(SENTENCE)
    .flatMap((sentence) => clausesOf(sentence, reading, isLikely))
    .filter(({ said }) => said.length >= MIN_CHARACTERS);
  const asked = clauses.filter(({ isAsking }) => isAsking);
  if (asked.length < 2) return [];
  const shown = bounded(clauses);
  return shown.flatMap((clause, i) => {
    if (!clause.isAsking) return [];
    const asks = completed(clause.said, neighboursOf(shown, i), reading);
    const before = shown.slice(0, i).map(({ said }) => said);
    return [{ said: clause.said, asks, before, pointsBack: reading.back.test(clause.said) }];
  });
}

type Clause = { said: string; isAsking: boolean };

/** The clauses of a sentence that ask something; other clauses are joined to the next one: "If it leaks, how do I …". */
function clausesOf(sentence: string, reading: Reading, isLikely: boolean): Clause[] {
  const clauses: Clause[] = [];
  let waiting = '';
  let end = 0;
  for (const join of [...sentence.matchAll(reading.join), null]) {
    const piece = sentence.slice(end, join?.index ?? sentence.length);
    const joined = join === null ? '' : join[0];
    const whole = waiting + piece;
    end = (join?.index ?? 0) + joined.length;
    // With nothing but a comma between them both have to be put as questions are.
    const asks = reading.comma.test(joined) ? reading.asksAtOnce : reading.asks;
    if (join !== null && !asks.test(whole)) {
      waiting = whole + joined;
      continue;
    }
    waiting = '';
    const said = whole.replace(EDGES, '');
    clauses.push({ said, isAsking: reading.asks.test(said) || (isLikely && /[?？]\s*$/u.test(whole)) });
  }
  return clauses;
}

/** Joins the questions beyond the maximum to the last one. */
function bounded(clauses: readonly Clause[]): Clause[] {
  let asked = 0;
  const kept: Clause[] = [];
  for (const clause of clauses) {
    if (clause.isAsking) asked += 1;
    const last = kept.at(-1);
    if (asked > MAX_PARTS && last !== undefined)
      kept[kept.length - 1] = { ...last, said: `${last.said}, ${clause.said}` };
    else kept.push(clause);
  }
  return kept;
}

/** The question before a clause and the one after it. */
function neighboursOf(clauses: readonly Clause[], at: number): string[] {
  const isAsked = ({ isAsking }: Clause) => isAsking;
  const before = clauses.slice(0, at).findLast(isAsked);
  const behind = clauses.slice(at + 1).find(isAsked);
  return [before, behind].flatMap((clause) => clause?.said ?? []);
}

/**
 * Completes a part from its neighbour: a bare interrogative, "how often" with "do I clean the filter"; what is asked of nothing, "which
 * programme" with "for wool" of "how much detergent for wool".
 */
function completed(said: string, beside: readonly string[], reading: Reading): string {
  const { bare, named, interrogative, untilPurpose } = reading;
  const whole = beside.find((one) => !bare.test(one) && !named.test(one));
  if (whole === undefined) return said;
  const rest = whole.replace(interrogative, '');
  const purpose = untilPurpose.test(rest) ? rest.replace(untilPurpose, '') : null;
  if (bare.test(said)) return `${said} ${purpose ?? rest}`;
  return purpose !== null && named.test(said) ? `${said} ${purpose}` : said;
}
