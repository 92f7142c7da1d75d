/** Names of characters that manuals use; those of Latin letters are put together below. */
const NAMED: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
  },
  ...{ zwnj: '', zwj: '', lrm: '', rlm: '', copy: '©', reg: '®', trade: '™', deg: '°', plusmn: '±' },
  ...{ micro: 'µ', mu: 'μ', middot: '·', bull: '•', hellip: '…', ndash: '–', mdash: '—', minus: '−' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' },
  ...{ lsaquo: '‹', rsaquo: '›', times: '×', divide: '÷', frac12: '½', frac14: '¼', frac34: '¾' },
  ...{
    sup1: '¹',
    sup2: '²',
    sup3: '³',
    ordm: 'º',
    ordf: 'ª',
    sect: '§',
    para: '¶',
    dagger: '†',
    Dagger: '‡',
  },
  ...{ euro: '€', pound: '£', yen: '¥', cent: '¢', permil: '‰', ne: '≠', le: '≤', ge: '≥', asymp: '≈' },
  ...{
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    harr: '↔',
    prime: '′',
    Prime: '″',
    infin: '∞',
    radic: '√',
  },
  ...{ Omega: 'Ω', omega: 'ω', Delta: 'Δ', delta: 'δ', alpha: 'α', beta: 'β', gamma: 'γ', eta: 'η', pi: 'π' },
  ...{ theta: 'θ', lambda: 'λ', rho: 'ρ', sigma: 'σ', Sigma: 'Σ', phi: 'φ', tau: 'τ', epsilon: 'ε' },
  ...{ szlig: 'ß', aelig: 'æ', AElig: 'Æ', oslash: 'ø', Oslash: 'Ø', oelig: 'œ', OElig: 'Œ', eth: 'ð' },
  ...{ thorn: 'þ', iexcl: '¡', iquest: '¿', check: '✓', cross: '✗', not: '¬', hArr: '⇔', rArr: '⇒' },
};

/** Marks over letters by the ends of their names: "eacute" is an e and an acute accent. */
const MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};

const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,10}));?/gi;
const MARKED = /^([A-Za-z])(acute|grave|circ|tilde|uml|ring|cedil|caron)$/;
const LAST_CODE = 0x10ffff;

/** A text with the characters that its references name. Those that are not known, a file's own entities too, stay as they are. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (whole, decimal?: string, hex?: string, name = '') => {
    if (decimal !== undefined) return characterOf(Number(decimal)) ?? whole;
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16)) ?? whole;
    if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? whole;
    const [, letter = '', mark = ''] = MARKED.exec(name) ?? [];
    return letter === '' ? whole : `${letter}${MARKS[mark] ?? ''}`.normalize('NFC');
  });
}

/** Null for codes of no character, and of signs that no text shows. */
function characterOf(code: number): string | null {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code === 0 || code > LAST_CODE || isSurrogate) return null;
  return code === 0xad ? '' : code === 0xa0 ? ' ' : String.fromCodePoint(code);
}
