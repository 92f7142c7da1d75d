import { whenNeeded, whenNeededFor } from '../../../runtime/when-needed.ts';
import { type NamedWords, namedWords } from '../../../words/named-words.ts';
import { escapingFuel } from './escaping-fuel.ts';
import { EMERGENCY_KINDS, type EmergencyKind } from './kinds.ts';
import { plainText, toPattern } from './word-pattern.ts';

const allWords = whenNeeded(() => namedWords('emergency-instructions'));

/** Of a condition, what it names stands within so many characters. */
const MAX_GAP = 90;
/** Languages that name a condition behind what it is about. */
const BEHIND = new Set(['tr', 'hu', 'hi', 'ja', 'zh', 'ko']);

/** How the manuals of one language write of emergencies. */
export type InstructionReader = {
  /** The kinds of emergency that a sentence makes a condition of what it tells to do. */
  conditionsOf(sentence: string): EmergencyKind[];
  /** The kinds that a heading or a cell names. */
  topicsOf(text: string): EmergencyKind[];
  /** Whether a text tells what to do at once. */
  tellsReaction(text: string): boolean;
  /** Whether a section is headed as one about emergencies of any kind. */
  isGeneral(heading: string): boolean;
};

/** Section numbers, and signal words that stand before a heading. */
const NUMBERING = /^[\d.\s]+|[:.!\s]+$/gu;

/** The reader of a language, ISO 639-1; null for one whose words are not known. */
export const instructionReader = whenNeededFor((language: string): InstructionReader | null => {
  const words = allWords().get(language);
  if (words === undefined) return null;
  const told = namedWords('emergencies').get(language);
  const condition = toPattern(words.conditions);
  const kinds = EMERGENCY_KINDS.flatMap((kind) => {
    const forms = topicsOfKind(words, told, kind);
    if (forms.length === 0) return [];
    const topic = `(?:${forms.join('|')})`;
    const behind = (gap: string) => `${condition}${gap}{0,${MAX_GAP}}?${topic}`;
    const isBehind = BEHIND.has(language);
    const conditioned = isBehind ? `${topic}.*${condition}|${condition}.*${topic}` : behind('[^.,;!?]');
    return [
      {
        kind,
        topic: new RegExp(topic, 'u'),
        conditioned: new RegExp(conditioned, 'u'),
        furtherOn: new RegExp(isBehind ? conditioned : behind('[^.;!?]'), 'u'),
      },
    ];
  });
  // One look for all topics spares most sentences the others.
  const topics = EMERGENCY_KINDS.flatMap((kind) => topicsOfKind(words, told, kind));
  const anyTopic = new RegExp(topics.join('|'), 'u');
  const reaction = new RegExp(toPattern(words.reactions), 'u');
  const general = new RegExp(`^(?:${toPattern(words.headings)})$`, 'u');
  const named = (text: string, pattern: 'topic' | 'conditioned' | 'furtherOn'): EmergencyKind[] => {
    const plain = plainText(text);
    return !anyTopic.test(plain) ? [] : kinds.flatMap((it) => (it[pattern].test(plain) ? [it.kind] : []));
  };
  return {
    // Behind a comma mostly stands what to do: "If it leaks, put out all flames" is about no flames.
    conditionsOf: (sentence) => {
      const kinds = named(sentence, 'conditioned');
      return kinds.length > 0 ? kinds : named(sentence, 'furtherOn');
    },
    topicsOf: (text) => named(text, 'topic'),
    tellsReaction: (text) => reaction.test(plainText(text)),
    isGeneral: (heading) => general.test(plainText(heading).replace(NUMBERING, '')),
  };
});

/** Expressions for what a kind of emergency is called; escaping fuel is named in the words in which people tell of it. */
function topicsOfKind(
  words: NamedWords<'emergency-instructions'>,
  told: NamedWords<'emergencies'> | undefined,
  kind: EmergencyKind,
): string[] {
  const own = words[kind];
  return [
    ...(own === undefined ? [] : [toPattern(own)]),
    ...(kind === 'gas' && told !== undefined ? escapingFuel(told) : []),
  ];
}
