/** Amounts that manuals state and people ask for: their units, and by what words they go in the languages of both. */

/** How an amount is written, and what it is called; forms parted by "|", parts of regular expressions. */
type Writing = {
  /** What stands behind its number, in letters whose case counts: "A" is no "a". */
  symbols: string;
  /** The same in words. */
  words: string;
  /** What it is called where it is an amount. */
  names: string;
  /** What it is also called, in words that a question mostly means something else by: "noise", "power". */
  alsoCalled?: string;
};

const WRITINGS = {
  time: {
    symbols: 'ms|s|h|min',
    words:
      'secs?|seconds?|mins?|minutes?|hrs?|hours?|days?|weeks?|months?|years?|' +
      'sek|sekunden?|minuten?|std|stunden?|tagen?|tage?|wochen?|monaten?|monate?|jahren?|jahre?|' +
      'secondes?|heures?|jours?|semaines?|mois|ans?|années?|' +
      'segundos?|minutos?|horas?|d[ií]as?|semanas?|mes|meses|mês|a[ñn]os?|' +
      'second[oi]|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|' +
      'seconden?|minuut|uur|uren|dag|dagen|week|weken|maand|maanden|jaar|jaren|' +
      'sekunder|minuter|minutter|timm[ea]r?|timer?|dag[ae]r|veckor|vecka|uger?|uker?|månad(?:er)?|måned(?:er)?|år',
    names: 'duration|dauer|durée|duración|durata|duur|duração',
    alsoCalled: 'time',
  },
  mass: {
    symbols: 'kg|g|mg|t|lbs?|oz',
    words:
      'kilos?|(?:kilo)?gram(?:me?)?[sn]?|pounds?|ounces?|(?:kilo|quilo)?gram[aoi]s?|(?:kilo|chilo)?gramm[io]|chil[io]|quilos?|pfund',
    names:
      'weight|payload|maximum load|load capacity|gewicht|traglast|poids|peso|carga máxima|carico massimo|vikt|vægt|vekt',
  },
  length: {
    symbols: '[munkc]?m|in|ft|["″×]|x\\s?\\d',
    words:
      'inch(?:es)?|feet|foot|met(?:er|re)[sn]?|(?:zenti|milli)meter|zoll|(?:centí|milí)?metros?|metr[io]|(?:centi|milli)?mètres?',
    names:
      'width|height|length|depth|diameter|distance|clearance|dimensions?|breite|höhe|länge|tiefe|durchmesser|abstand|abmessung(?:en)?|maße|' +
      'largeur|hauteur|longueur|profondeur|diamètre|ancho|altura|alto|largo|profundidad|dimensiones|diámetro|distancia|' +
      'larghezza|altezza|lunghezza|profondità|dimensioni|diametro|distanza|breedte|hoogte|lengte|diepte|afstand|afmetingen|' +
      'largura|comprimento|profundidade|dimensões|distância',
  },
  volume: {
    symbols: '[mcd]?[lL]|cm³|m³|gal',
    words: 'lit(?:er|re)[sn]?|gallons?|cups?|litros?|litr[io]|tassen?|tasses?|tazas?|tazze|kopjes?|chávenas?',
    names:
      'capacity|fassungsvermögen|tankinhalt|füllmenge|capacité|contenance|capacidad|capacità|inhoud|capacidade',
    alsoCalled: 'volume|volumen|inhalt',
  },
  temperature: {
    symbols: '°\\s?[CFK]?|[CFK]',
    words: 'degrees?|grad|degrés|grados|gradi|graden|graus',
    names: '\\p{L}*temperatur[ae]?|temperature|température|\\p{L}*temperatuur',
  },
  loudness: {
    symbols: 'dB(?:\\s?\\(?A\\)?)?',
    words: 'decibels?|dezibel',
    names:
      'noise (?:level|emission)|sound (?:level|pressure|power)|geräuschpegel|schall\\p{L}*pegel|niveau (?:sonore|de bruit)|' +
      'nivel (?:sonoro|de ruido)|livello (?:sonoro|di rumore)|rumorosità|geluidsniveau|nível (?:sonoro|de ruído)',
    alsoCalled: 'noise|loudness|lautstärke|geräusch|bruit|ruido|rumore|geluid|ruído',
  },
  voltage: {
    symbols: '[mk]?V(?:\\s?(?:AC|DC|~|⎓))?|VAC|VDC',
    words: 'volts?',
    names:
      'voltage|volts|\\p{L}*spannung|tension|tensión|voltaje|tensione|voltaggio|\\p{L}*spanning|tensão|voltagem|spänning|spænding|spenning',
  },
  current: {
    symbols: '[mµ]?A|m?Ah',
    words: 'amps?|amperes?|ampères?',
    names:
      'current (?:draw|consumption|rating|does)|(?:rated|nominal|maximum|max|charging|output|input) current|amperage|fuse|' +
      'stromstärke|(?:nenn|lade)strom|sicherung|intensité|fusible|intensidad|corriente|fusibile|zekering|fusível',
  },
  power: {
    symbols: '[kmM]?W|k?VA|hp|PS|BTU(?:/h)?',
    words: 'watts?|vatios?',
    names:
      'wattage|watts|power (?:consumption|rating|draw|output|does)|(?:rated|nominal|maximum|max|engine) power|\\p{L}*leistung|' +
      '(?:leistungs|strom)(?:aufnahme|verbrauch)|puissance|potencia|potenza|vermogen|potência|effekt',
    alsoCalled: 'power|consumption|leistung|verbrauch|consommation|consumo|verbruik',
  },
  pressure: {
    symbols: 'm?bar|[kKhM]?Pa|psi|PSI',
    words: 'bars?',
    names: 'pressure|\\p{L}*druck|pression|presión|pressione|\\p{L}*druk|pressão|tryck',
  },
  frequency: {
    symbols: '[kMG]?Hz',
    words: 'hertz',
    names: 'frequency|frequenz|fréquence|frecuencia|frequenza|frequentie|frequência|frekvens',
  },
  speed: {
    symbols: 'rpm|r/min|U/min|min[-⁻][1¹]|tr/min|km/h|mph|m/s|mm/s|[kMG]bps|[KMG]bit/s',
    words: 'revolutions?|umdrehungen|tours',
    names:
      'speed|\\p{L}*drehzahl|geschwindigkeit|vitesse|velocidad|velocità|snelheid|toerental|velocidade|hastighet',
  },
} as const satisfies Record<string, Writing>;

export type Quantity = keyof typeof WRITINGS;

const QUANTITIES = Object.keys(WRITINGS) as Quantity[];

/** Time is also told in words: "after two minutes". */
const NUMERALS =
  'an?|one|two|three|four|five|six|eight|ten|twelve|few|eine[mnr]?|zwei|drei|vier|fünf|sechs|acht|zehn|' +
  'une?|deux|trois|quatre|cinq|dix|un|una|dos|tres|cuatro|cinco|seis|diez|due|tre|quattro|cinque|een|twee|drie|vijf|um|uma|dois|duas';

const NUMBER = String.raw`\d[\d.,\s–-]{0,16}`;
const ENDS = String.raw`(?!\p{L})`;

const AMOUNTS = new Map(
  QUANTITIES.map((quantity) => {
    const { symbols, words } = WRITINGS[quantity];
    const number = quantity === 'time' ? String.raw`(?:${NUMBER}|(?<!\p{L})(?:${NUMERALS})\s)` : NUMBER;
    const inSymbols = new RegExp(`${NUMBER}(?:${symbols})${ENDS}`, 'u');
    const inWords = new RegExp(`${number}(?:${words})${ENDS}`, 'iu');
    return [quantity, [inSymbols, inWords]] as const;
  }),
);

/** Whether a text states an amount of it: "230 V" for voltage. */
export const statesAmount = (quantity: Quantity, text: string): boolean =>
  AMOUNTS.get(quantity)?.some((amount) => amount.test(text)) ?? false;

const either = (key: 'names' | 'words'): string =>
  QUANTITIES.map((quantity) => WRITINGS[quantity][key]).join('|');

/** Pattern of whatever an amount may be called, and of the words that its unit may be, without boundaries. */
export const ANY_NAME = either('names');
export const ANY_UNIT = either('words');

const findBy = (key: 'names' | 'words'): ((text: string) => Quantity | undefined) => {
  const whole = QUANTITIES.map(
    (quantity) => [quantity, new RegExp(`^(?:${WRITINGS[quantity][key]})$`, 'iu')] as const,
  );
  return (text) => whole.find(([, pattern]) => pattern.test(text))?.[0];
};

/** Which amount is called so, and which is told in this unit. */
export const quantityNamed = findBy('names');
export const quantityIn = findBy('words');

/** An amount as typed: "110 V", "60°C". */
export type Amount = { quantity: Quantity; number: string };

/** The amounts that a text states, of all quantities but time: that manuals don't hold "after 2 days" says nothing. */
export function amountsIn(text: string): Amount[] {
  return QUANTITIES.flatMap((quantity) => {
    const stated =
      quantity === 'time'
        ? null
        : AMOUNTS.get(quantity)
            ?.map((amount) => amount.exec(text))
            .find(Boolean);
    const number = stated && /\d+(?:[.,]\d+)?/.exec(stated[0])?.[0];
    return number ? [{ quantity, number }] : [];
  });
}

/** The single words that an amount may be called. */
export function wordsFor(quantity: Quantity): string[] {
  const { names, alsoCalled = '' }: Writing = WRITINGS[quantity];
  return `${names}|${alsoCalled}`.split('|').filter((name) => /^\p{L}+$/u.test(name));
}
