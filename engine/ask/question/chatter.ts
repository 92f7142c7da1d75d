import { termOf } from '../../index/analysis.ts';
import { type Language, languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { type Token, tokenise } from '../../index/tokens.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { LETTER } from '../../words/letters.ts';
import { formsOfAll, type NamedWords, namedWords } from '../../words/named-words.ts';
import { isEveryday } from '../words/common-words.ts';
import { boundQuestion } from './bound-question.ts';

/** A name, or a word where a name stands: "Bob", "O'Neill", "J." */
const NAME = "\\p{L}[\\p{L}'.-]*";
/** So many words at most make a name. */
const NAMES = `${NAME}(?: ${NAME}){0,2}`;
/** What is between quotation marks is what a display shows or a manual says, never talk. */
const QUOTED = /["“”„«»]/u;

type Wrapping = {
  opening: RegExp;
  closing: RegExp;
  anywhere: RegExp;
  introduction: RegExp;
  paper: RegExp;
  asks: RegExp;
  /** Whatever asks nothing. */
  courteous: RegExp;
  /** That of it which is said after an answer. */
  thanking: RegExp;
};

const NOT_BEFORE = `(?<![${LETTER}\\p{N}'-])`;
const NOT_BEHIND = `(?![${LETTER}\\p{N}'-])`;
/** Where a clause begins. */
const CLAUSE = '(?<=^ *|[.,!?;:\\n] *)';

const wrappings = whenNeeded(
  () => new Map([...namedWords('chatter')].map(([code, words]) => [code, compile(words)] as const)),
);

function compile(words: NamedWords<'chatter'>): Wrapping {
  const formsOf = (list: string): string[] => list.replaceAll('’', "'").split('|');
  const either = (forms: string[]): string => `(?:${forms.sort((a, b) => b.length - a.length).join('|')})`;
  const any = (list: string): string => `${either(formsOf(list))}${NOT_BEHIND}`;
  // A name is told by its capital, so that only the first letter before it may be of either case.
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

/** "my wife Maria wants to know": for whom. */
const ON_BEHALF =
  /^\W*(?:my|our) \p{L}+(?: \p{L}+)? (?:wants?|would like|needs?|asked|asks|is asking|wonders|is wondering)(?: (?:me|us))?(?: to (?:know|ask|find out|learn))? (?=how|what|where|when|why|which|who|if|whether)/iu;
/** "I bought it in 2019", "we live in Kent": what has happened in somebody's life. */
const LIFE =
  /(?<=^ *|[.,!?;\n] *)(?:i|we)(?:'ve|'d| have| had)? (?:just |recently |only |also )?(?:bought|purchased|got (?:it|this|one|mine|ours)|live in|am from|had it|owned|own it)\b[^.,!?;\n]*/giu;
/** "…, Bob?": who is asked. */
const VOCATIVE = /, ?(\p{Lu}\p{Ll}+)(?=[\s?!.]*$)/u;

/** Sentences keep what ends them; the point of "Abb. 7" ends none. */
const SENTENCE_END = /(?<=[.!?]\s|\n)(?=[^\p{L}\p{N}]*\p{L})/u;
/** A year, which tells when something happened; any other number may be a part's. */
const YEAR = /^(?:19|20)\d\d$/;

const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** Signs of a hand, a heart or a smile, in any colour of skin. */
const KIND_SIGNS = /^[\s\p{P}]*(?:[👍👌🙏🤝💪❤😊🙂😀😃😄🎉✅][\u{1f3fb}-\u{1f3ff}\ufe0f]*[\s\p{P}]*)+$/u;

/**
 * A customer's message without what people wrap a question in: greetings, names, thanks, haste, curses and what happened in
 * their lives ("Hi, this is Karen. How do I descale it? I bought it in 2019, thx"). No manual holds such words, so that each of
 * them would tell of a question about something else. What the manual knows stays; a message of nothing else is left as it is.
 */
export function withoutChatter(index: ManualIndex, written: string): string {
  const message = boundQuestion(written);
  const text = dropChatter(index, message);
  return SAYS_SOMETHING.test(text) ? text : message;
}

/** A message that asks nothing, and the language in which it does not, ISO 639-1. */
export type Courtesy = { kind: 'greeting' | 'thanks'; language: string };

/** What a message of nothing but greetings, thanks or approval is; null for one that may ask something. */
export function courtesyOf(index: ManualIndex, written: string): Courtesy | null {
  const message = boundQuestion(written);
  const [own = 'en'] = index.languages;
  if (KIND_SIGNS.test(message)) return { kind: 'thanks', language: own };
  if (QUOTED.test(message)) return null;
  const said = message.replaceAll('’', "'");
  // Without names too, which only the patterns around talk can tell.
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

/** What is left of a message; empty where it is nothing but talk. */
function dropChatter(index: ManualIndex, message: string): string {
  const languages = index.languages.map(languageOf);
  const isKnown = (text: string): boolean =>
    tokenise(text).some((token) => isKnownWord(index, token, languages));
  /** Of a span with a name or number in it that the manual knows, nothing is dropped. */
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
    // A word alone may be one of the manual's, "please" on a display; several in a row are said by nobody else.
    const dropWords = (words: string): string => (!words.includes(' ') && isKnown(words) ? words : ' ');
    for (const { anywhere } of wrapped) text = text.replace(anywhere, dropWords);
  }
  return withoutAsides(index, text.replace(VOCATIVE, dropUnknown), { languages, wrapped })
    .replaceAll(/ +/g, ' ')
    .trim();
}

/**
 * Without the sentences that neither ask nor name anything the manual knows, if another one does: "It's driving me nuts.", "Sent
 * from my phone".
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

/** Whether a manual has the word, or any text would: a small one. */
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
