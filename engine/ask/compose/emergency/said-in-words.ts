import { whenNeeded } from '../../../runtime/when-needed.ts';
import { namedWords } from '../../../words/named-words.ts';
import { escapingFuel } from './escaping-fuel.ts';
import { EMERGENCY_KINDS, type EmergencyKind } from './kinds.ts';
import { plainText, toPattern } from './word-pattern.ts';

/** One pattern of each kind in all languages: in an emergency people write in whatever language they speak. */
const patterns = whenNeeded(() => {
  const languages = [...namedWords('emergencies').values()];
  return EMERGENCY_KINDS.map((kind) => {
    const forms = languages.flatMap((words) => words[kind] ?? []).map(toPattern);
    if (kind === 'gas') forms.push(...languages.flatMap(escapingFuel));
    return { kind, pattern: new RegExp(forms.join('|'), 'u') };
  });
});

/** The kinds of emergency that a message tells of in known words; none for any other message. */
export function kindsInWords(message: string): EmergencyKind[] {
  const plain = plainText(message);
  return patterns().flatMap(({ kind, pattern }) => (pattern.test(plain) ? [kind] : []));
}
