/**
 * References without a place: "see above". "As described below" is left out, for mostly it leads to what stands right below.
 * Parts of regular expressions, by ISO 639-1.
 */
const UNPLACED: Record<string, string> = {
  en: '(?:see|refer to|as) (?:above|below|earlier|previously|overleaf|elsewhere)|(?:as|already) (?:described|mentioned|explained|shown|noted|stated|discussed|outlined) (?:above|earlier|previously|before|elsewhere)',
  de: '(?:siehe|s\\.) (?:oben|unten|vorne|umseitig)|wie (?:bereits |schon )?(?:oben|zuvor|vorher|eingangs) (?:beschrieben|erwähnt|erklärt|gezeigt|genannt)',
  fr: 'voir (?:ci-dessus|ci-dessous|plus haut|plus bas)|comme (?:décrit|indiqué|expliqué|mentionné)e?s? (?:ci-dessus|plus haut|précédemment)',
  es: '(?:véase|ver|consulte) (?:más )?(?:arriba|abajo)|como se (?:ha )?(?:describe|indica|explica|describió|indicó|explicó|mencionó|indicado|mencionado|descrito) (?:arriba|anteriormente|más arriba|antes)',
  it: '(?:vedi|vedere) (?:sopra|sotto)|come (?:descritto|indicato|spiegato|menzionato) (?:sopra|in precedenza|precedentemente)',
  nl: 'zie (?:boven|hierboven|onder|hieronder)|zoals (?:hierboven|eerder|boven) (?:beschreven|vermeld|uitgelegd|aangegeven)',
  pt: '(?:ver|veja|consulte) (?:acima|abaixo)|como (?:descrito|indicado|explicado|mencionado) (?:acima|anteriormente)',
  sv: 'se (?:ovan|nedan)|(?:enligt|som) (?:ovan|tidigare) (?:beskrivits|beskrivet|nämnts)',
  pl: '(?:patrz|zob\\.|zobacz) (?:wyżej|niżej|powyżej|poniżej)|jak (?:opisano|wspomniano|podano) (?:powyżej|wyżej|wcześniej)',
  cs: '(?:viz|vizte) (?:výše|níže)|jak (?:je |bylo )?(?:popsáno|uvedeno|zmíněno) (?:výše|dříve)',
};

/** Global, for `matchAll`. */
export const UNPLACED_REFERENCE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.values(UNPLACED).join('|')})(?![\\p{L}-])`,
  'giu',
);
