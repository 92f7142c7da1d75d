import type { WarningLevel } from './manual.ts';
import { forbids } from './prohibitions.ts';

/** Signal words of safety labels and notes in the languages manuals come in, by ANSI Z535.6 level, parted by "|". */
const WORDS: Record<WarningLevel, string> = {
  danger:
    'danger|gefahr|peligro|pericolo|perigo|gevaar|fare|fara|vaara|niebezpieczeństwo|nebezpečí|nebezpečenstvo|veszély|pericol|tehlike|опасность|опасно|κίνδυνος',
  warning:
    'warning|warnings|warnung|achtung|avertissement|advertencia|avvertenza|avvertimento|aviso|advertência|waarschuwing|advarsel|varning|varoitus|ostrzeżenie|varování|výstraha|figyelmeztetés|avertisment|avertizare|uyarı|предупреждение|προειδοποίηση|safety warning|important safety information',
  caution:
    'caution|cautions|vorsicht|attention|prudence|mise en garde|precaución|atención|attenzione|cautela|prudenza|cuidado|atenção|precaução|voorzichtig|let op|pas op|opgelet|forsigtig|forsiktig|observera|försiktighet|huomio|ostrożnie|przestroga|uwaga|upozornění|pozor|vigyázat|figyelem|atenție|precauție|dikkat|осторожно|внимание|προσοχή',
  notice:
    'notice|note|notes|important|important !|important note|hinweis|hinweise|anmerkung|wichtig|remarque|avis|nota|importante|avviso|observação|opmerking|aanwijzing|attentie|belangrijk|bemærk|vigtigt|merk|merknad|notera|anmärkning|obs|viktigt|viktig|huom|huomautus|tärkeää|ważne|poznámka|důležité|megjegyzés|fontos|notă|önemli|примечание|важно|σημείωση|σημαντικό',
};

/** How a word is compared: capitals are often printed without their accents ("ATENCION"). */
const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const LEVEL_OF = new Map(
  Object.entries(WORDS).flatMap(([level, words]) =>
    words.split('|').map((word) => [fold(word), level as WarningLevel] as const),
  ),
);

/** Labels of the same kind that state no danger: tips and examples. */
const ASIDES = new Set(
  'tip|tips|hint|tipp|conseil|astuce|suggerimento|consiglio|sugerencia|consejo|dica|sugestão|vihje|vinkki|wskazówka|porada|podpowiedź|rada|ötlet|tanács|sfat|ipucu|совет|подсказка|συμβουλή|example|beispiel|exemple|esempio|ejemplo|exemplo|voorbeeld|exempel|eksempel|esimerkki|przykład|příklad|príklad|példa|exemplu|örnek|пример|παράδειγμα'
    .split('|')
    .map(fold),
);

const ORNAMENT = /^[\s⚠△▲!*•\-–—]+|[\s!:.*\-–—！：]+$/gu;
/** The general warning sign of ISO 7010, as fonts and text layers give it: "⚠", "△!", "!". It names no level. */
const SIGN = /^[△▲\s]*[!⚠]$/u;
const LONGEST_WORD = 30;
const LONGEST_TITLE = 90;

/** A signal word in capitals, what parts it from the text behind it, and that text. */
const CAPITALS = /^(\W{0,4})(\p{Lu}{4,16})([.\s]+)(\p{Lu}.*)/su;
/** More words behind a signal word are no title. */
const LONGEST_TITLE_WORDS = 8;
/** What labels in capitals name, which need no full stop: "CAUTION HOT SURFACE". Rather one too many: a warning may not be missed. */
const HAZARDS =
  'risk|hazard|danger|hot|high voltage|electric shock|shock|fire|burns?|laser|radiation|toxic|poison|fumes|acid|corrosive|flammable|' +
  'explosi(?:on|ve)|pressure|moving|rotating|sharp|crush(?:ing)?|pinch|heavy|falling|kickback|entanglement|choking|suffocation|slippery|injury|' +
  'gefahr|lebensgefahr|hochspannung|hei(?:ß|ss)e?|stromschlag|quetsch\\p{L}*|rotierende?|bewegliche?|scharfe?|explosion|verletzung\\p{L}*|' +
  'risque|haute tension|brûlante?|tranchante?|écrasement|riesgo|alta tensión|aplastamiento|piezas móviles|alta tensione|' +
  'schiacciamento|alta tensão|rischio|risco|esmagamento|gevaar|hoogspanning|hete?|heet|beknelling';
const HAZARD = new RegExp(String.raw`(?<!\p{L})(?:${HAZARDS})(?!\p{L})`, 'iu');

/** The level when `text` is nothing but a signal word ("WARNING!", "Note:") or the sign for one, else null. */
export function signalLevel(text: string): WarningLevel | null {
  if (text.length > LONGEST_WORD) return null;
  if (SIGN.test(text)) return 'caution';
  return LEVEL_OF.get(fold(text.replace(ORNAMENT, ''))) ?? null;
}

/** Whether `text` is nothing but a signal word, or a label of its kind that states no danger ("Tip"). */
export function isSignalWord(text: string): boolean {
  const isShort = text.length <= LONGEST_WORD;
  if (isShort && SIGN.test(text)) return true;
  const word = fold(text.replace(ORNAMENT, ''));
  return (isShort && LEVEL_OF.has(word)) || ASIDES.has(word);
}

/** The level of a text that opens with a signal word and a mark behind it ("Caution: hot surface"), else null. */
export function openingSignalLevel(text: string): WarningLevel | null {
  const opening = /^\W{0,4}(\p{L}[\p{L} ]{2,28}?)\s*[:!–—！：]\s*\S/u.exec(text);
  const word = opening?.[1];
  if (word !== undefined) return LEVEL_OF.get(fold(word)) ?? null;
  const [, sign = '', capitals, mark = '', rest = ''] = CAPITALS.exec(text) ?? [];
  if (capitals === undefined) return null;
  const isParted = /[⚠△▲!]/.test(sign) || mark.includes('.');
  return isParted || !isRestOfTitle(rest) ? (LEVEL_OF.get(fold(capitals)) ?? null) : null;
}

/** Whether a text in capitals makes a title of the signal word before it ("LABELS ON THE MACHINE"), and warns of nothing. */
function isRestOfTitle(text: string): boolean {
  const isTitle = !/\p{Ll}|[.!]$/u.test(text.trim()) && text.split(/\s+/).length <= LONGEST_TITLE_WORDS;
  return isTitle && !HAZARD.test(text) && !forbids(text);
}

/**
 * The level of a line that names a danger behind its signal word and stands above the text of its label ("WARNING – Risk of
 * burns"), else null. A line in capitals throughout is a heading: "WARNING LAMPS".
 */
export function titleSignalLevel(text: string): WarningLevel | null {
  if (text.length > LONGEST_TITLE || /[\p{Ll})]\.$/u.test(text.trim()) || !/\p{Ll}/u.test(text)) return null;
  return openingSignalLevel(text);
}

/** Whether a line of its own is the label of what stands below it, and no heading. */
export const isLabel = (text: string): boolean => isSignalWord(text) || titleSignalLevel(text) !== null;
