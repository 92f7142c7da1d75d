import { termOf } from '../../../index/analysis.ts';
import { type Language, languageOf } from '../../../index/language.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { type Token, tokenise } from '../../../index/tokens.ts';
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { LETTER } from '../../../words/letters.ts';
import { formsOfAll, type NamedWords, namedWords } from '../../../words/named-words.ts';
import { isEveryday } from '../../words/common-words.ts';
import { boundQuestion } from '../amounts/bound-question.ts';

/** A name, or a word in the place of one: "Bob", "O'Neill", "J." */
const NAME = "\\p{L}[\\p{L}'.-]*";
/** Maximum number of words in a name. */
const NAMES = `${NAME}(?: ${NAME}){0,2}`;
/** Text between quotation marks is quoted from a display or a manual and is never dropped. */
const QUOTED = /["“”„«»]/u;

type Wrapping = {
  opening: RegExp;
  closing: RegExp;
  anywhere: RegExp;
  introduction: RegExp;
  paper: RegExp;
  asks: RegExp;
  /** Phrases that ask nothing. */
  courteous: RegExp;
  /** Those of them that follow an answer: thanks and approval. */
  thanking: RegExp;
};

const NOT_BEFORE = `(?<![${LETTER}\\p{N}'-])`;
const NOT_BEHIND = `(?![${LETTER}\\p{N}'-])`;
/** The beginning of a clause. */
const CLAUSE = '(?<=^ *|[.,!?;:\\n] *)';

const wrappings = whenNeeded(
  () => new Map([...namedWords('chatter')].map(([code, words]) => [code, compile(words)] as const)),
);

function compile(words: NamedWords<'chatter'>): Wrapping {
  const formsOf = (list: string): string[] => list.replaceAll('’', "'").split('|');
  const either = (forms: string[]): string => `(?:${forms.sort((a, b) => b.length - a.length).join('|')})`;
  const any = (list: string): string => `${either(formsOf(list))}${NOT_BEHIND}`;
  // A name is recognised by its capital, so the pattern cannot ignore case; only the first letter before a name may be of either case.
  const introducing = either(
    formsOf(words.introducing).map((form) =>
      form.replace(/^./u, (letter) => `[${letter.toUpperCase()}${letter}]`),
    ),
  );
  const alone = (...lists: string[]): RegExp => new RegExp(`${NOT_BEFORE}${any(lists.join('|'))}`, 'giu');
  const own = "\\p{Lu}[\\p{L}'-]*";
  return {
    opening: new RegExp(
      `^[\\s\\p{P}]*${any(words.opening)}(?: ${any(words.addressed)})?(?: from ${NAME})?(?:[ ,]{0,2}(${NAMES}) ?(?=[,!:.\\n–-]))?[\\s,!:.–-]*`,
      'iu',
    ),
    closing: new RegExp(
      `${NOT_BEFORE}${any(words.closing)}(?:[\\s,.!–-]{1,3}(${NAMES}))?[\\s\\p{P}]*$`,
      'iu',
    ),
    anywhere: new RegExp(`${NOT_BEFORE}(${any(words.anywhere)})`, 'giu'),
    // "This is Karen.", "my name is Tom and I …"
    introduction: new RegExp(
      `${CLAUSE}${introducing} (${own}(?: ${own})?)(?: here| speaking)?(?: and(?= (?:I|my|we) )|(?=[.,!?;\\n]|$))[.,!;]?`,
      'gu',
    ),
    paper: new RegExp(
      `${NOT_BEFORE}${either(formsOf(words.papers))}(?:[ -]?(?:${formsOfAll('chatter', 'number')}))?[.:# ]{1,3}([\\p{L}-]{0,4}\\d{4,}[\\d-]*)`,
      'giu',
    ),
    asks: new RegExp(`^\\s*(?:and |but |so )?${any(words.asking)}`, 'iu'),
    courteous: alone(words.opening, words.closing, words.anywhere, words.agreeing),
    thanking: alone(words.closing, words.agreeing),
  };
}

/** "my wife Maria wants to know": the person for whom one asks. */
const ON_BEHALF =
  /^\W*(?:my|our) \p{L}+(?: \p{L}+)? (?:wants?|would like|needs?|asked|asks|is asking|wonders|is wondering)(?: (?:me|us))?(?: to (?:know|ask|find out|learn))? (?=how|what|where|when|why|which|who|if|whether)/iu;
/** "I bought it in 2019", "we live in Kent": facts about the customer. */
const LIFE =
  /(?<=^ *|[.,!?;\n] *)(?:i|we)(?:'ve|'d| have| had)? (?:just |recently |only |also )?(?:bought|purchased|got (?:it|this|one|mine|ours)|live in|am from|had it|owned|own it)\b[^.,!?;\n]*/giu;
/** "…, Bob?": the person addressed. */
const VOCATIVE = /, ?(\p{Lu}\p{Ll}+)(?=[\s?!.]*$)/u;

/** Sentences with their end marks; the full stop in "Abb. 7" ends none. */
const SENTENCE_END = /(?<=[.!?]\s|\n)(?=[^\p{L}\p{N}]*\p{L})/u;
/** A year, which says when something happened; any other number may name a part. */
const YEAR = /^(?:19|20)\d\d$/;

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** Emoji, in any skin tone. */
const KIND_SIGNS = /^[\s\p{P}]*(?:[👍👌🙏🤝💪❤😊🙂😀😃😄🎉✅][\u{1f3fb}-\u{1f3ff}\ufe0f]*[\s\p{P}]*)+$/u;

/**
 * A customer's message without chatter: greetings, names, thanks, urgency, curses and facts about the customer ("Hi, this is Karen. How do I
 * descale it? I bought it in 2019, thx"). No manual contains such words, so each would count as evidence that the question is about
 * something else. Words of the manual are kept, and a message of chatter alone is returned unchanged.
 */
export function withoutChatter(index: ManualIndex, written: string): string {
  const message = boundQuestion(written);
  const text = dropChatter(index, message);
  return SAYS_SOMETHING.test(text) ? text : message;
}

/** A message that asks nothing, with its language (ISO 639-1). */
export type Courtesy = { kind: 'greeting' | 'thanks'; language: string };

/** The kind of a message that consists of greetings, thanks or approval; null if it may ask something. */
export function courtesyOf(index: ManualIndex, written: string): Courtesy | null {
  const message = boundQuestion(written);
  const [own = 'en'] = index.languages;
  if (KIND_SIGNS.test(message)) return { kind: 'thanks', language: own };
  if (QUOTED.test(message)) return null;
  const said = message.replaceAll('’', "'");
  // Names are removed as well; only the patterns of chatter around them can recognise them.
  const texts = [said, dropChatter(index, said)];
  for (const language of new Set([...index.languages, 'en', ...wrappings().keys()])) {
    const words = wrappings().get(language);
    if (!words || said.search(words.courteous) < 0) continue;
    if (texts.every((text) => SAYS_SOMETHING.test(text.replace(words.courteous, ' ')))) continue;
    const isThanks = said.replace(words.opening, ' ').search(words.thanking) >= 0;
    return { kind: isThanks ? 'thanks' : 'greeting', language };
  }
  return null;
}

/** The rest of a message without chatter; empty if nothing is left. */
function dropChatter(index: ManualIndex, message: string): string {
  const languages = index.languages.map(languageOf);
  const isKnown = (text: string): boolean =>
    tokenise(text).some((token) => isKnownWord(index, token, languages));
  /** Drops a span, unless it contains a name or number that is in the manual. */
  const dropUnknown = (span: string, name: string | undefined): string =>
    name !== undefined && isKnown(name) ? span : ' ';
  const wrapped = [...new Set(['en', ...index.languages])].flatMap((code) => wrappings().get(code) ?? []);
  let text = message.replaceAll('’', "'").replaceAll(/ +/g, ' ');
  for (const { opening } of wrapped) text = text.replace(opening, dropUnknown);
  for (const { introduction, paper } of wrapped)
    text = text.replace(introduction, dropUnknown).replace(paper, dropUnknown);
  text = text.replace(ON_BEHALF, ' ');
  text = text.replace(LIFE, (clause) => withoutUnknown(clause, isKnown));
  for (const { closing } of wrapped) text = text.replace(closing, dropUnknown);
  if (!QUOTED.test(text)) {
    // A single word may be a term of the manual ("please" on a display); several in a row are chatter.
    const dropWords = (words: string): string => (!words.includes(' ') && isKnown(words) ? words : ' ');
    for (const { anywhere } of wrapped) text = text.replace(anywhere, dropWords);
  }
  return withoutAsides(index, text.replace(VOCATIVE, dropUnknown), { languages, wrapped })
    .replaceAll(/ +/g, ' ')
    .trim();
}

/**
 * Drops sentences that neither ask nor name anything in the manual, if another sentence does: "It's driving me nuts.", "Sent from my phone".
 */
function withoutAsides(
  index: ManualIndex,
  text: string,
  { languages, wrapped }: { languages: readonly Language[]; wrapped: readonly Wrapping[] },
): string {
  const sentences = text.split(SENTENCE_END);
  if (sentences.length < 2) return text;
  const namesSomething = (sentence: string): boolean =>
    tokenise(sentence).some((token) =>
      languages.some((language) => {
        const term = termOf(token, language);
        return term !== null && !isEveryday(term, language) && index.lexicon.has(term);
      }),
    );
  if (!sentences.some(namesSomething)) return text;
  const isQuestion = (sentence: string): boolean =>
    sentence.includes('?') || wrapped.some(({ asks }) => asks.test(sentence));
  const isAside = (sentence: string): boolean =>
    / \S/.test(sentence) && !isQuestion(sentence) && !/\d/.test(sentence) && !namesSomething(sentence);
  return sentences.filter((sentence) => !isAside(sentence)).join('');
}

/** Whether a word is in the manual, or is so common that any text has it. */
function isKnownWord(index: ManualIndex, token: Token, languages: readonly Language[]): boolean {
  return languages.some((language) => {
    const term = termOf(token, language);
    return term === null || index.lexicon.has(term);
  });
}

const withoutUnknown = (clause: string, isKnown: (text: string) => boolean): string =>
  clause
    .split(' ')
    .filter((word) => isKnown(word) || (/\d/.test(word) && !YEAR.test(word)))
    .join(' ');
