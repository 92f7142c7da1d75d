import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll, wordForms, wordsNamed } from '../../words/named-words.ts';
import { VERBS } from './verbs.ts';

const MIN_LETTERS = 4;
const MAX_CHARACTERS = 80;
/** The letter-spaced name on a cover ("L D O U R A") has none. */
const WORD = /\p{L}{2}/u;
const DETERMINER =
  /^(?:the|an?|your|its?|all|this|these|from|to|with|into|on|off|up|down|out|in|for|of|at|by)\b/i;
/** Verbs that are as often a noun where no article follows. */
const nounVerbs = whenNeeded(() => new Set(wordsNamed('nounVerbs').get('en')));
/** What "-ing" makes the name of a thing. */
const GERUND_THINGS =
  /\b(?:agents?|areas?|cables?|codes?|conditions?|cycles?|diagrams?|guide|hours|instructions?|intervals?|kit|lists?|machines?|materials?|modes?|panels?|parts?|plans?|points?|pressure|procedures?|programs?|programmes?|range|schedules?|sheets?|solutions?|space|speed|systems?|temperatures?|times?|tools?|units?|voltage)$/i;
/** Last words before which a verb is mostly a noun. */
const NAMES_THINGS =
  /(?:elements|instructions|settings|intervals|conditions|times|modes|messages|codes|parts|data)$/i;
const NO_TOPICS = ['contents', 'index', 'nothingToAsk'] as const;
/** Headings under which nothing is to be asked. */
const noTopic = whenNeeded(() =>
  wordForms(`^‹${NO_TOPICS.map((name) => formsOfAll('headings', name)).join('|')}›`),
);

/** Two or three plain words of which the last is a plural: "Error codes", "Technical data". */
const THINGS = /^\p{L}[\p{Ll}-]+(?: [\p{Ll}-]+){0,1} (?:\p{Ll}+[^su\P{Ll}]s|data)$/u;
/** Words that headings in title case write large, and sentences don't. */
const SMALL_WORDS =
  /(?<![-/])\b(?:And|An|At|By|For|From|Into|Its|Of|Or|Started|The|These|This|To|With|Without|Your)\b(?![-/.])/g;

/** First words that make no thing of what follows. */
const NO_THING =
  /^(?:a|an|the|this|these|your|our|all|other|further|more|some|about|after|before|during|for|from|if|in|on|when|where|with|without|what|who|why|how|not?)\b|ing\b/i;

/**
 * A heading as a question: "Replacing the filter", "To replace the filter" and "Replace the filter" all become
 * "How do I replace the filter?", "Error codes" becomes "What are the error codes?". Null for a heading of which nobody
 * would make a question. In other languages than English the heading itself is what is asked.
 */
export function toQuestion(heading: string, language: string): string | null {
  const topic = topicOf(heading);
  if (
    (topic.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS ||
    topic.length > MAX_CHARACTERS ||
    !WORD.test(topic) ||
    noTopic().test(topic)
  )
    return null;
  if (topic.endsWith('?') || language !== 'en') return topic;
  if (THINGS.test(topic) && !NO_THING.test(topic) && !isCommand(topic, topic.split(' ')[0] ?? ''))
    return `What are the ${topic.charAt(0).toLowerCase()}${topic.slice(1)}?`;
  const task = taskOf(topic);
  return task === null ? null : `How do I ${task.verb} ${asInSentence(task.object)}?`;
}

const asInSentence = (object: string): string =>
  inSmallLetters(object).replace(SMALL_WORDS, (word) => word.toLowerCase());

/** Shorter words in capitals may be abbreviations: "LED". */
const MIN_WORD_LETTERS = 4;
const shortWords = whenNeeded(() => new Set(wordsNamed('stop').get('en')));

/** Words of a heading that is printed in capitals as they stand in a sentence; what may be an abbreviation stays. */
function inSmallLetters(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.replace(/(?<![\p{L}\p{N}])\p{Lu}+(?![\p{L}\p{N}])/gu, (word) => {
    const small = word.toLowerCase();
    return word.length >= MIN_WORD_LETTERS || shortWords().has(small) ? small : word;
  });
}

/** What a topic in English says to do, and with what: "replace" and "the filter" of "Replacing the filter"; null for a thing. */
function taskOf(topic: string): { verb: string; object: string } | null {
  const [, first = '', rest = ''] = /^(?:how )?(?:to )?(\p{L}+)\s+(.+)$/iu.exec(topic) ?? [];
  const verb = VERBS.get(first.toLowerCase());
  const object = verb === undefined || isThing(first, rest) ? null : objectOf(rest);
  return verb === undefined || object === null ? null : { verb, object };
}

/** "Use of the oven", "Display brightness" and "Wiring diagram" are things, "Display the clock" and "Wiring the plug" are something to do. */
function isThing(first: string, rest: string): boolean {
  if (/^of\b/i.test(rest)) return true;
  if (DETERMINER.test(rest)) return false;
  const isGerund = first.toLowerCase().endsWith('ing');
  return isGerund ? GERUND_THINGS.test(rest) : nounVerbs().has(first.toLowerCase());
}

/** What follows the verb: "and setting up" of "Unpacking and setting up" becomes "and set up". Null for "and keys". */
function objectOf(rest: string): string | null {
  const [, joint, second = '', end = ''] = /^(and|or) (\p{L}+)(.*)$/iu.exec(rest) ?? [];
  if (joint === undefined) return rest;
  const verb = second.toLowerCase().endsWith('ing') ? VERBS.get(second.toLowerCase()) : undefined;
  return verb === undefined ? null : `${joint.toLowerCase()} ${verb}${end}`;
}

/** "Change filters" and "Changing filters" say what to do; "Control elements" and "Care instructions" name things. */
function isCommand(topic: string, first: string): boolean {
  return VERBS.has(first.toLowerCase()) && !NAMES_THINGS.test(topic);
}

/** The task that a heading in English names; null where it names none. */
export const headedTask = (heading: string): { verb: string; object: string } | null =>
  taskOf(topicOf(heading));

/** A heading without its number and what closes it. */
const topicOf = (heading: string): string =>
  heading
    .replace(/^(?:chapter|section|appendix)?\s*[\dA-Z]{1,2}(?:\.\d+)*[.):]?\s+(?=\p{Lu}|\p{Ll}{3})/u, '')
    .replace(/[\s.:…]+$/, '')
    .trim();
