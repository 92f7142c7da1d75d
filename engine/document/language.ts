import { languageOfScript } from './scripts.ts';

/** The commonest short words of each language, that few others share. */
const PROFILES: Record<string, string> = {
  en: 'the and to of is in for with that this be on are not you it from or as can if your will by',
  de: 'der die und das ist nicht mit den von sie ein eine zu auf wird werden für dem oder im bei sich',
  fr: 'le la les des et une est pour dans vous que ne pas sur avec du au ce cette être votre par',
  es: 'el los las que una para con del por se es no su al como más puede debe este usted si',
  it: 'il che di per una con non del della sono gli le alla nel dal può essere questo si dei',
  pt: 'os que uma para com não do da em por se ao mais como dos das pode você ser seu',
  nl: 'het een van en de dat niet op te voor met zijn wordt aan bij ook uw kan deze als',
  da: 'og det er ikke en til på med af der som kan du skal den ved eller fra på hvis',
  sv: 'och det är att inte en som på med för av till kan du ska den om eller från ett',
  nb: 'og det er ikke til på med av som kan du skal den ved eller fra hvis ikke etter',
  fi: 'ja on ei se että tai kun voi jos sen ovat mutta ole käytä laite sitä',
  pl: 'i w na nie do się jest z że przez dla lub po od oraz jak może należy',
  hu: 'a az és nem hogy ez egy van meg ha vagy is kell csak el be után lehet készülék',
  ro: 'și în de la cu pe nu este să se din pentru care sau un o mai poate fi dacă',
  cs: 'a se na je v že do pro nebo s jako není být může při z po které',
  tr: 've bir bu için ile de da olarak veya çok daha en değil olan kadar gibi sonra ya ise her',
  ru: 'и в не на с для по из от до или при что как это если к за во его',
  uk: 'і в не на з для до або та від що як це якщо за при під його та із',
};

const WORDS = Object.entries(PROFILES).map(
  ([language, profile]) => [language, [...new Set(profile.split(' '))]] as const,
);

/** The commonest short words of all these languages, but for single letters. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  WORDS.flatMap(([, words]) => words.filter((word) => word.length > 1)),
);

const SAMPLE_WORDS = 20_000;

/** ISO 639-1 of the language whose script or commonest words the text uses most; "en" when none stands out. */
export function detectLanguage(texts: Iterable<string>): string {
  const counts = new Map<string, number>();
  /** Characters by the language that their script tells. */
  const scripts = new Map<string | null, number>();
  let seen = 0;
  for (const text of texts) {
    const script = languageOfScript(text);
    scripts.set(script, (scripts.get(script) ?? 0) + text.length);
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      seen += 1;
    }
    if (seen > SAMPLE_WORDS) break;
  }
  const [[script] = []] = [...scripts].sort(([, a], [, b]) => b - a);
  if (script) return script;
  let best = { language: 'en', score: 0 };
  for (const [language, words] of WORDS) {
    let score = 0;
    // Damped, so that one frequent word that two languages share does not decide alone.
    for (const word of words) score += Math.sqrt((counts.get(word) ?? 0) / Math.max(1, seen));
    score /= Math.sqrt(words.length);
    if (score > best.score) best = { language, score };
  }
  return best.language;
}
