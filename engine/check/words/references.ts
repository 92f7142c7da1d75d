/** Words by which manuals name a page or section by its number, and others that tell whose it is. Parts of regular expressions, by ISO 639-1. */

/** "page 12". Abbreviations that also stand for seconds or paragraphs are left out. */
const PAGE: Record<string, string> = {
  en: 'pages?|pp?\\.',
  de: 'seiten?',
  fr: 'pages?',
  es: 'páginas?|pág\\.|págs\\.',
  it: 'pagin[ae]|pagg?\\.',
  nl: "pagina['’]?s?|blz\\.",
  pt: 'páginas?|pág\\.|págs\\.',
  sv: 'sid(?:a|an|or|orna)',
  pl: 'stron(?:a|ie|y|ę|ach)|str\\.',
  cs: 'stran(?:a|ě|y|u|ách)|str\\.',
};

/** "section 4.2", "chapter 4". */
const SECTION: Record<string, string> = {
  en: 'sections?|chapters?|clauses?',
  de: 'kapiteln?|abschnitt(?:e|en|s)?',
  fr: 'chapitres?|sections?|paragraphes?',
  es: 'capítulos?|secci(?:ón|ones)|apartados?',
  it: 'capitol[oi]|sezion[ei]|paragraf[oi]',
  nl: 'hoofdstuk(?:ken)?|paragraaf|paragrafen|secties?',
  pt: 'capítulos?|seç(?:ão|ões)|secç(?:ão|ões)',
  sv: 'kapit(?:el|let)|avsnitt(?:et)?',
  pl: 'rozdzia(?:ł|le|łu|ły|łach)|sekcj[aiię]',
  cs: 'kapitol(?:a|e|u|y|ách)|oddíl(?:u|e|y)?|část(?:i|í)?',
};

/** Behind a reference, what makes it one to another document: "section 4 of the standard". */
const ELSEWHERE: Record<string, string> = {
  en: 'of|in|from',
  de: 'der|des|dieser|von|vom|in|im|aus',
  fr: 'de|du|des|dans',
  es: 'de|del|en',
  it: 'd[ei]|del|dell[aeo]|dell|nel|nell[ae]',
  nl: 'van|in|uit',
  pt: 'd[eoa]s?|n[oa]s?|em',
  sv: 'i|av|från',
  pl: 'z|w|we',
  cs: 'z|ze|v|ve',
};

/** Headings of texts that number their clauses by themselves. */
const LEGAL: Record<string, string> = {
  en: "licen[cs]\\p{L}*|copyright|warranty|terms|liability|compliance|regulatory|conformity|changelog|release notes|what[’']s new",
  de: 'lizenz\\p{L}*|garantie\\p{L}*|gewährleistung\\p{L}*|haftung\\p{L}*|konformität\\p{L}*',
  fr: 'licences?|garanties?|responsabilité|conformité',
  es: 'licencias?|garantías?|responsabilidad|conformidad',
  it: 'licenz[ae]|garanzi[ae]|responsabilità|conformità',
  nl: 'licenties?|garantie\\p{L}*|aansprakelijkheid|conformiteit\\p{L}*',
  pt: 'licenças?|garantias?|responsabilidade|conformidade',
  sv: 'licens\\p{L}*|garanti\\p{L}*|ansvar\\p{L}*',
  pl: 'licencj\\p{L}*|gwarancj\\p{L}*|odpowiedzialno\\p{L}*|zgodno\\p{L}*',
  cs: 'licen\\p{L}*|záru\\p{L}*|odpovědnost\\p{L}*|shod\\p{L}*',
};

const anyOf = (words: Record<string, string>): string => Object.values(words).join('|');

export const PAGE_WORDS: string = anyOf(PAGE);
export const SECTION_WORDS: string = anyOf(SECTION);
const ELSEWHERE_WORDS = anyOf(ELSEWHERE);

const LEADS_ELSEWHERE = new RegExp(`^[)\\]]?,?\\s+(?:${ELSEWHERE_WORDS})(?!\\p{L})`, 'iu');
/** "EN 60335-1", "RFC 2217", "47 CFR": a document that is named before its part. */
const NAMES_OTHER =
  /(?:\p{Lu}{2,}[ \-/]?\d{2,}[\d.:-]*|\b(?:GPL|FCC|CFR|IEC|ISO|RFC|IEEE|DIN)\b)[^.;\n]{0,30}$/u;
/** Characters before a reference that may name its document. */
const NEAR = 60;
const LEGAL_HEADING = new RegExp(`(?<!\\p{L})(?:${anyOf(LEGAL)})(?!\\p{L})`, 'iu');

/** Whether a reference at these characters is to another document than the one it stands in. */
export const leadsElsewhere = (text: string, start: number, end: number): boolean =>
  LEADS_ELSEWHERE.test(text.slice(end, end + NEAR)) ||
  NAMES_OTHER.test(text.slice(Math.max(0, start - NEAR), start));

/** Whether sections of these headings number clauses of their own: licences, warranties, declarations. */
export const isLegal = (headings: readonly string[]): boolean =>
  headings.some((heading) => LEGAL_HEADING.test(heading));
