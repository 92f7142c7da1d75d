/** Words of hazards: what harms people, and what headings gather such texts under. Parts of regular expressions, by ISO 639-1. */

/** That somebody may come to harm, in words that mean nothing else. */
const HARM: Record<string, string> = {
  en:
    '(?:risk|danger|hazard)s? of (?:an? )?(?:electric(?:al)? shock|electrocution|fire|burns?|burning|scalding|(?:serious |severe |personal |fatal )?injur(?:y|ies)|explosion|death|suffocation|crushing|poisoning)|' +
    '(?:serious|severe|fatal|lethal|personal|bodily) injur(?:y|ies)|(?:cause|causing|result in|lead to) (?:(?:an? |serious |severe |fatal )*)(?:injur(?:y|ies)|burns|electric(?:al)? shocks?|death)|danger to life|life[- ]threatening',
  de:
    '(?:stromschlag|verletzungs|brand|verbrennungs|explosions|erstickungs|quetsch|lebens|vergiftungs)gefahr|gefahr (?:eines |von |durch )?(?:stromschlags?|verbrennungen|verletzungen|elektrischen schlags)|' +
    '(?:schwere|tödliche|ernsthafte)n? verletzungen|zu (?:\\p{L}+ )?verletzungen führen|zum tode? führen',
  fr: "risques? (?:de |d[’'])(?:chocs? électriques?|électrocution|incendie|brûlures?|blessures?|explosion|suffocation|mort)|blessures? (?:graves?|mortelles?|corporelles?)|(?:provoquer|entraîner|causer) (?:des |de graves |une? )?(?:blessures?|brûlures?|chocs? électriques?|mort)|danger de mort",
  es: '(?:riesgo|peligro) de (?:descargas? eléctricas?|electrocución|incendios?|quemaduras?|lesiones|explosión|asfixia|muerte)|lesiones (?:graves|personales|mortales)|(?:provocar|causar|ocasionar) (?:una? )?(?:lesiones|quemaduras|descargas? eléctricas?|muerte)',
  it: '(?:rischio|pericolo) di (?:scoss[ae] elettric(?:a|he)|folgorazione|incendio|ustioni|lesioni|esplosione|soffocamento|morte)|lesioni (?:gravi|personali|mortali)|(?:provocare|causare) (?:gravi |una )?(?:lesioni|ustioni|scoss[ae] elettric(?:a|he)|morte)|pericolo di vita',
  nl: '(?:risico op|gevaar (?:voor|van|op)) (?:een )?(?:elektrische schok(?:ken)?|elektrocutie|brand|brandwonden|letsel|verwondingen|explosie|verstikking)|(?:ernstig|dodelijk|persoonlijk) letsel|levensgevaar|(?:letsel|brandwonden|een elektrische schok) (?:veroorzaken|tot gevolg)',
  pt: '(?:risco|perigo) de (?:choques? elétricos?|eletrocussão|incêndio|queimaduras?|lesões|ferimentos|explosão|asfixia|morte)|(?:lesões|ferimentos) (?:graves|pessoais|fatais)|(?:provocar|causar) (?:uma? )?(?:lesões|ferimentos|queimaduras|choques? elétricos?|morte)',
  sv: 'risk för (?:elektriska? stötar?|brand|brännskador|personskador?|skador på person|explosion|kvävning)|(?:allvarliga|svåra|livshotande) (?:person)?skador|livsfara|(?:orsaka|leda till) (?:allvarliga )?(?:personskador|brännskador|elektriska? stöt(?:ar)?|dödsfall)',
  pl: '(?:ryzyko|niebezpieczeństwo|groźba|zagrożenie) (?:porażenia|pożaru|oparzeni\\p{L}+|obrażeń|wybuchu|uduszenia|śmierci)|(?:poważn|ciężk|śmierteln)\\p{L}+ (?:obraże|uraz)\\p{L}+|porażeni\\p{L}+ prądem',
  cs: '(?:nebezpečí|riziko) (?:úrazu|požáru|popálení|popálenin|poranění|zranění|výbuchu|udušení|smrti)|(?:vážn|těžk|smrteln)\\p{L}+ (?:zranění|poranění|úraz\\p{L}*)|úraz\\p{L}* elektrickým proudem',
};

/** Headings under which every sentence is a warning, so that none needs a signal word of its own. */
const SAFETY: Record<string, string> = {
  en: 'important (?:\\p{L}+ )?(?:instructions|information|notes?)|safety|safeguards?|warnings?|cautions?|precautions?|hazards?|dangers?|risks?|first aid|emergency',
  de: 'wichtige (?:hinweise|informationen|anweisungen)|\\p{L}*sicherheit\\p{L}*|warn\\p{L}*|gefahr\\p{L}*|vorsicht\\p{L}*|erste hilfe',
  fr: '(?:instructions|consignes|informations) importantes|sécurité|avertissements?|précautions?|dangers?|risques?|mises? en garde',
  es: '(?:instrucciones|información|indicaciones) importantes?|seguridad|advertencias?|precauci(?:ón|ones)|peligros?|riesgos?',
  it: '(?:istruzioni|informazioni|indicazioni) importanti|sicurezza|avvertenz[ae]|precauzion[ei]|pericol[oi]|rischi(?:o)?',
  nl: 'belangrijke (?:instructies|aanwijzingen|informatie)|\\p{L}*veiligheid\\p{L}*|waarschuwing\\p{L}*|gevaar|gevaren|risico\\p{L}*',
  pt: '(?:instruções|informações) importantes|segurança|advertências?|avisos?|precauç(?:ão|ões)|perigos?|riscos?',
  sv: 'viktig(?:a|t)? (?:anvisningar|information|instruktioner)|\\p{L}*säkerhet\\p{L}*|varning\\p{L}*|fara|faror|risker',
  pl: 'ważne (?:wskazówki|informacje|instrukcje)|bezpiecze\\p{L}*|ostrzeżeni\\p{L}*|niebezpiecze\\p{L}*|zagroże\\p{L}*',
  cs: 'důležité (?:pokyny|informace|upozornění)|bezpečn\\p{L}*|varování|výstrah\\p{L}*|upozornění|nebezpečí|rizik\\p{L}*',
};

/** Sentences about who answers for harm warn of none. */
const LIABILITY: Record<string, string> = {
  en: 'liab\\p{L}+|responsib\\p{L}+|warrant\\p{L}+|indemnif\\p{L}+|medical|symbols?|indicates?|signal words?',
  de: 'haft\\p{L}+|verantwort\\p{L}+|gewährleist\\p{L}+|kennzeichnet|bedeutet|signalw\\p{L}+',
  fr: 'responsab\\p{L}+|garantie|indique|signale',
  es: 'responsab\\p{L}+|garantía|indica',
  it: 'responsab\\p{L}+|garanzia|indica',
  nl: 'aansprakelijk\\p{L}*|verantwoordelijk\\p{L}*|duidt',
  pt: 'responsab\\p{L}+|garantia|indica',
  sv: 'ansvar\\p{L}*|anger|betyder',
  pl: 'odpowiedzial\\p{L}+|oznacza',
  cs: 'odpověd\\p{L}+|označuje|znamená',
};

const whole = (words: Record<string, string>): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${Object.values(words).join('|')})(?!\\p{L})`, 'iu');

const ANY_HARM = whole(HARM);
const ANY_SAFETY = whole(SAFETY);
const ANY_LIABILITY = whole(LIABILITY);

/** Whether a sentence says that people may come to harm. */
export const tellsOfHarm = (sentence: string): boolean =>
  ANY_HARM.test(sentence) && !ANY_LIABILITY.test(sentence);

/** Whether a heading gathers warnings. */
export const isAboutSafety = (heading: string): boolean => ANY_SAFETY.test(heading);
