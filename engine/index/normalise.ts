/**
 * Normalises text: resolves compatibility characters (ligatures, full-width letters), removes accents and soft hyphens, and replaces
 * typographic apostrophes and hyphens by plain ones. Case is kept: "E 04" and "a 04" differ.
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200d\ufeff]/g, '')
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
