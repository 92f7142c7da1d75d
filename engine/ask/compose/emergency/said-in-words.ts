import { whenNeeded } from '../../../runtime/when-needed.ts';
import { EMERGENCY_KINDS, type EmergencyKind, type WordsByKind } from './kinds.ts';
import { FURTHER } from './reports/further.ts';
import { GERMANIC } from './reports/germanic.ts';
import { ROMANCE } from './reports/romance.ts';
import { SLAVIC } from './reports/slavic.ts';
import { plainText, toPattern } from './word-pattern.ts';

const LANGUAGES: readonly WordsByKind[] = [GERMANIC, ROMANCE, SLAVIC, FURTHER].flatMap((family) =>
  Object.values(family),
);

/** One pattern of each kind in all languages: in an emergency people write in whatever language they speak. */
const patterns = whenNeeded(() =>
  EMERGENCY_KINDS.map((kind) => {
    const forms = LANGUAGES.flatMap((words) => words[kind] ?? []).map(toPattern);
    return { kind, pattern: new RegExp(forms.join('|'), 'u') };
  }),
);

/** The kinds of emergency that a message tells of in known words; none for any other message. */
export function kindsInWords(message: string): EmergencyKind[] {
  const plain = plainText(message);
  return patterns().flatMap(({ kind, pattern }) => (pattern.test(plain) ? [kind] : []));
}
