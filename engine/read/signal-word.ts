import type { WarningLevel } from '../structure/manual.ts';

/** Signal words of safety labels and notes in the languages manuals come in, by ANSI Z535.6 level. */
const WORDS: Record<WarningLevel, string[]> = {
  danger: [
    'danger',
    'gefahr',
    'peligro',
    'pericolo',
    'perigo',
    'gevaar',
    'fare',
    'fara',
    'niebezpieczeństwo',
  ],
  warning: [
    'warning',
    'warnings',
    'warnung',
    'achtung',
    'avertissement',
    'advertencia',
    'avvertenza',
    'aviso',
    'waarschuwing',
    'advarsel',
    'varning',
    'ostrzeżenie',
    'safety warning',
    'important safety information',
  ],
  caution: [
    'caution',
    'cautions',
    'vorsicht',
    'attention',
    'mise en garde',
    'precaución',
    'atención',
    'attenzione',
    'cuidado',
    'atenção',
    'voorzichtig',
    'let op',
    'forsigtig',
    'observera',
    'ostrożnie',
    'uwaga',
  ],
  notice: [
    'notice',
    'note',
    'notes',
    'important',
    'important note',
    'hinweis',
    'wichtig',
    'remarque',
    'nota',
    'important !',
    'importante',
    'opmerking',
    'belangrijk',
    'bemærk',
    'obs',
    'viktigt',
  ],
};

const LEVEL_OF = new Map(
  Object.entries(WORDS).flatMap(([level, words]) =>
    words.map((word) => [word, level as WarningLevel] as const),
  ),
);

const ORNAMENT = /^[\s⚠△▲!*•\-–—]+|[\s!:.*\-–—]+$/gu;
const LONGEST_WORD = 30;

/** The level when `text` is nothing but a signal word ("WARNING!", "Note:"), else null. */
export function signalLevel(text: string): WarningLevel | null {
  if (text.length > LONGEST_WORD) return null;
  return LEVEL_OF.get(text.replace(ORNAMENT, '').toLowerCase()) ?? null;
}

/** Whether `text` is nothing but a signal word, or a label of its kind that states no danger ("Tip"). */
export function isSignalWord(text: string): boolean {
  return (
    signalLevel(text) !== null ||
    /^(tip|tips|hint|tipp|conseil|example|beispiel|exemple)\s*[:!.]?$/i.test(text.trim())
  );
}

/** The level of a text that opens with a signal word and a mark behind it ("Caution: hot surface"), else null. */
export function openingSignalLevel(text: string): WarningLevel | null {
  const opening = /^\W{0,4}(\p{L}[\p{L} ]{2,28}?)\s*[:!–—]\s*\S/u.exec(text);
  const word = opening?.[1];
  if (word !== undefined) return LEVEL_OF.get(word.toLowerCase()) ?? null;
  const capitals = /^\W{0,4}(\p{Lu}{4,16})[.\s]+\p{Lu}/u.exec(text)?.[1];
  return capitals === undefined ? null : (LEVEL_OF.get(capitals.toLowerCase()) ?? null);
}
