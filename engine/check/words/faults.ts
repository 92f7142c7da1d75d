/** Words beside a code that make it a fault's, by ISO 639-1; parts of regular expressions. */
const FAULT: Record<string, string> = {
  en: 'errors?|faults?|failures?|alarms?|malfunctions?|(?:error|fault|alarm) (?:codes?|messages?)',
  de: 'fehler\\p{L}*|störung\\p{L}*|alarm\\p{L}*',
  fr: 'erreurs?|défauts?|pannes?|alarmes?',
  es: 'errores|error|fallos?|averías?|alarmas?',
  it: 'errore|errori|guast[oi]|allarm[ei]|anomali[ae]',
  nl: 'fout\\p{L}*|storing\\p{L}*|alarm\\p{L}*',
  pt: 'erros?|falhas?|avarias?|alarmes?',
  sv: 'fel|felkod(?:en|er|erna)?|larm(?:et)?|störning\\p{L}*',
  pl: 'błąd|błęd\\p{L}+|awari\\p{L}+|usterk\\p{L}+|alarm\\p{L}*',
  cs: 'chyb\\p{L}+|poruch\\p{L}+|alarm\\p{L}*|závad\\p{L}+',
};

const WORD = new RegExp(`(?<!\\p{L})(?:${Object.values(FAULT).join('|')})(?!\\p{L})`, 'iu');

/** Whether a text speaks of faults. */
export const speaksOfFaults = (text: string): boolean => WORD.test(text);
