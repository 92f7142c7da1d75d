import { languageOf } from '../index/language.ts';
import type { ManualIndex } from '../index/manual-index.ts';

/**
 * What people say in several everyday words, and what a manual writes instead, the likeliest first: it is taken where the
 * manual has its last word. English.
 */
const SAYINGS: readonly { said: RegExp; written: readonly string[] }[] = [
  // "How can I tell whether it is charged?" asks neither who is told nor for somebody who knows.
  { said: /\b(?:tell|know|see|notice)(?= (?:if|whether|when)\b)/i, written: ['detect', 'indicate'] },
  // "How many times a minute does it turn" is a speed; what blinks or is sampled has a frequency.
  {
    said: /\bhow (?:many times|often) (?:an?|per|each|every|in an?|in one) (?:second|minute)\b/i,
    written: ['speed', 'frequency'],
  },
  {
    said: /\bhow (?:big|large) (?:is|are) (?:it|they|this|that|the (?:machine|appliance|device|unit|thing))\b/i,
    written: ['dimensions', 'width'],
  },
  {
    said: /\bwho (?:can|could|do|must|should) (?:i|we) (?:ask|call|contact|phone|ring|speak to|talk to|turn to|write to)\b/i,
    written: ['what is the telephone number of the service', 'how can I contact support'],
  },
  {
    said: /\bwhat (?:else )?(?:comes|came|should come|do (?:i|we) get|did (?:i|we) get) with (?:it|this|that|the \p{L}+)/iu,
    written: ['what is in the box', 'scope of delivery', 'what is supplied', 'what is included'],
  },
  // Not "can I put it on the floor".
  {
    said: /(?<=\b(?:coffee|fluid|ink|liquid|milk|oil|puddle|water)\b[^.?!]{0,20} )(?:all over|on|over) the (?:carpet|counter|floor|table|worktop)\b/i,
    written: ['leaks under the machine', 'leaks under the appliance', 'leaks'],
  },
];

/** The question with what it says in several everyday words put as the manual puts it. */
export function inWrittenWords(index: ManualIndex, question: string): string {
  if (!index.languages.includes('en')) return question;
  const { stem } = languageOf('en');
  const isKnown = (phrase: string) => index.lexicon.has(stem(phrase.split(' ').at(-1) ?? ''));
  return SAYINGS.reduce((text, { said, written }) => {
    const phrase = written.find(isKnown);
    return phrase === undefined ? text : text.replace(said, phrase);
  }, question);
}
