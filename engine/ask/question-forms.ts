/** How a question is put, by ISO 639-1 language. */
type QuestionForms = {
  /** It asks for a way to do something, not for a number ("wie lange"). */
  howTo: RegExp;
  /** It tells of something that does not work. */
  symptom: RegExp;
  /** It asks what something is or means. */
  meaning: RegExp;
};

/** Words are parted by what is no letter: \\b takes "ä" for none. */
const word = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
const any = (words: string): RegExp => new RegExp(word(words), 'iu');
const first = (words: string, notBefore: string): RegExp =>
  new RegExp(String.raw`^\P{L}*${word(words)}(?! (?:${notBefore})(?!\p{L}))`, 'iu');

const ENGLISH: QuestionForms = {
  howTo:
    /\bhow (?:do|can|to|should|would|could|does one)\b|\b(?:what|which) (?:are the )?steps\b|^\s*(?:i want to|steps)\b/i,
  // "it won't start", "no sound", "the lamp keeps blinking".
  symptom:
    /^\W*no \S|\b(?:(?:wo|do|does|did|is|are|ca)n['’]?t|(?:does|do|did|is|are|will|can|has) not|cannot|never|no (?:longer|more|sound|picture|power|signal)|nothing|stopped|stays?|keeps?|fails?|failed|broken?|stuck|dead|wrong|suddenly|problems?|trouble|errors?|faults?|fix)\b/i,
  // "what is backflushing", "meaning of E-04".
  meaning:
    /^\W*what(?:['’]?s| is| are) (?:an? |the )?(?:\S+ ?){1,3}\W*$|\b(?:means?|meaning|meant|defin(?:e|ed|ition)|stands? for|explain)\b/i,
};

const FORMS: Record<string, QuestionForms> = {
  de: {
    howTo: first('wie', 'lange?|oft|viele?|hoch|groß|schwer|weit|heiß|warm|laut|breit|tief'),
    symptom: any('nicht|keine?[nrs]?|fehler|störung|defekt|kaputt|problem'),
    meaning: any('bedeutet|bedeutung|heißt|was ist'),
  },
  fr: {
    howTo: first('comment', 'lourd'),
    symptom: any('pas|plus|aucune?|erreur|panne|défaut|problème|bloquée?'),
    meaning: any("signifie|signification|veut dire|qu'est-ce que|c'est quoi"),
  },
  es: {
    howTo: first('cómo|como', 'de'),
    symptom: any('no|ningún|ninguna|error|fallo|avería|problema'),
    meaning: any('significa|significado|qué es'),
  },
  it: {
    howTo: first('come', 'mai'),
    symptom: any('non|nessuna?|errore|guasto|problema'),
    meaning: any("significa|significato|cos'è|che cos'è"),
  },
  nl: {
    howTo: first('hoe', 'lang|vaak|veel|groot|zwaar|hoog|ver|warm'),
    symptom: any('niet|geen|fout|storing|defect|kapot|probleem'),
    meaning: any('betekent|betekenis|wat is'),
  },
  pt: {
    howTo: first('como', 'é que'),
    symptom: any('não|nenhum|nenhuma|erro|avaria|falha|problema'),
    meaning: any('significa|significado|o que é'),
  },
  sv: {
    howTo: first('hur', 'länge|ofta|mycket|många|stor|tung|hög|varm'),
    symptom: any('inte|ingen|inget|fel|trasig|problem'),
    meaning: any('betyder|betydelse|vad är'),
  },
  da: {
    howTo: first('hvordan', 'går'),
    symptom: any('ikke|ingen|intet|fejl|defekt|problem'),
    meaning: any('betyder|betydning|hvad er'),
  },
  nb: {
    howTo: first('hvordan', 'går'),
    symptom: any('ikke|ingen|ikkje|feil|defekt|problem'),
    meaning: any('betyr|betydning|hva er'),
  },
};

/** The forms of English, which people try with any manual, and of the languages of the manuals as far as they are known. */
export const formsOf = (languages: readonly string[]): QuestionForms[] => [
  ENGLISH,
  ...languages.flatMap((language) => FORMS[language] ?? []),
];
