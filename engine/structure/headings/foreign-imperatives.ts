/** How instructions of other languages than English begin: "Öffnen Sie", "Appuyez", "Pulse", "Premere", "Prima", "Druk". */
import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll, type NamedWords, namedWords, wordForms } from '../../words/named-words.ts';

/** A language whose instructions end alike needs no list of verbs; where its case counts, they are told by it: "drücken Sie". */
const openings = whenNeeded(() => [
  new RegExp(formsOfAll('instructions', 'openingAsWritten'), 'u'),
  new RegExp(formsOfAll('instructions', 'opening'), 'iu'),
]);

/** The first words of instructions: infinitives, what they make of them ("pulsar": "pulse"), and further forms. */
const firstWords = whenNeeded(
  () =>
    new Set(
      [...namedWords('instructions').values()].flatMap((words) => [
        ...imperativesOf(words),
        ...(words.forms?.split('|') ?? []),
      ]),
    ),
);

/** `endings` are the end of an infinitive and what an instruction ends in instead: "ar e". */
function imperativesOf({ infinitives, endings = '' }: NamedWords<'instructions'>): string[] {
  const pairs = endings.split('|').map((pair) => pair.split(' '));
  return (infinitives?.split('|') ?? []).flatMap((verb) => {
    const [end = '', other = ''] = pairs.find(([own = '']) => verb.endsWith(own)) ?? [];
    return [verb, verb.slice(0, verb.length - end.length) + other];
  });
}

/** "Abra", "No abra", "Ne pas tirer", "Certifique-se": what it begins with, bare of the negation. */
const firstWord = whenNeeded(() =>
  wordForms(`^(?:(?:${formsOfAll('instructions', 'negation')}) )?(\\p{L}+)`),
);
/** "asegúrese", "assicurarsi". */
const reflexive = whenNeeded(() => new RegExp(`(?:${formsOfAll('instructions', 'reflexive')})$`));

/** Whether a text in another language than English begins with an instruction. */
export function beginsForeignInstruction(text: string): boolean {
  if (openings().some((opening) => opening.test(text))) return true;
  const word = firstWord().exec(text)?.[1]?.toLowerCase() ?? '';
  return firstWords().has(word) || firstWords().has(word.replace(reflexive(), ''));
}
