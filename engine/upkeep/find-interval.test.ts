import { describe, expect, it } from 'vitest';
import { findInterval, readHeader } from './find-interval.ts';
import { type IntervalWords, intervalWords } from './interval-words.ts';

function wordsOf(language: string): IntervalWords {
  const words = intervalWords(language);
  if (words === null) throw new Error(`No table tells the intervals of ${language}.`);
  return words;
}
const found = (language: string, text: string) => {
  const interval = findInterval(text, wordsOf(language));
  return (
    interval && [
      interval.printed,
      interval.period && `${interval.period.count} ${interval.period.unit}`,
      interval.uses,
    ]
  );
};

describe('an interval', () => {
  it.each([
    ['en', 'Clean the filter every 3 months.', 'every 3 months', '3 month'],
    ['en', 'Clean it every other week.', 'every other week', '2 week'],
    ['en', 'Rinse it once a week.', 'once a week', '1 week'],
    ['en', 'Descale it twice a year.', 'twice a year', '6 month'],
    ['en', 'Descale it 3 times a year.', '3 times a year', '4 month'],
    ['en', 'Wipe it daily.', 'daily', '1 day'],
    ['en', 'Every 6 to 8 weeks replace the blades.', 'Every 6 to 8 weeks', '6 week'],
    [
      'en',
      'Every six months, and every three months in a dusty room, clean it.',
      'Every six months',
      '6 month',
    ],
    ['de', 'Alle zwei Jahre ersetzen.', 'Alle zwei Jahre', '2 year'],
    ['de', 'Zweimal jährlich prüfen.', 'Zweimal jährlich', '6 month'],
    ['de', 'Einmal im Monat reinigen.', 'Einmal im Monat', '1 month'],
    ['fr', 'Nettoyer toutes les 2 semaines.', 'toutes les 2 semaines', '2 week'],
    ['fr', 'Contrôler 1 fois par an.', '1 fois par an', '1 year'],
    ['es', 'Limpie el filtro una vez al mes.', 'una vez al mes', '1 month'],
    ['it', 'Pulire ogni sei mesi.', 'ogni sei mesi', '6 month'],
    ['nl', 'Iedere 4 jaar vervangen.', 'Iedere 4 jaar', '4 year'],
    ['pt', 'Limpe uma vez por semana.', 'uma vez por semana', '1 week'],
    ['da', 'Rengør hver anden uge.', 'hver anden uge', '2 week'],
    ['nb', 'Rengjør to ganger i året.', 'to ganger i året', '6 month'],
    ['sv', 'Rengör en gång i månaden.', 'en gång i månaden', '1 month'],
    ['pl', 'Czyścić co 3 miesiące.', 'co 3 miesiące', '3 month'],
    ['hi', 'फ़िल्टर हर 3 महीने में साफ़ करें।', 'हर 3 महीने', '3 month'],
  ])('of a calendar is read in %s: %s', (language, text, printed, period) => {
    expect(found(language, text)).toEqual([printed, period, null]);
  });

  it.each([
    ['en', 'Descale every 200 cups or 3 months.', '3 month', 'every 200 cups'],
    ['en', 'Every 7 days or\n70 coffees', '7 day', '70 coffees'],
    ['de', 'Entkalken: alle 200 Tassen oder 3 Monate', '3 month', 'alle 200 Tassen'],
    ['de', 'monatlich oder nach 30 Waschgängen', '1 month', '30 Waschgängen'],
    ['it', 'Ogni 6 mesi, oppure dopo 500 caffè', '6 month', '500 caffè'],
  ])('is one with the count beside it, in %s: %s', (language, text, period, uses) => {
    expect(found(language, text)?.slice(1)).toEqual([period, uses]);
  });

  it.each([
    ['en', 'Grease the chain every 500 operating hours.', 'every 500 operating hours'],
    ['en', 'Change the oil every 10,000 km.', 'every 10,000 km'],
    ['en', 'Wipe the wand after each use.', 'after each use'],
    ['de', 'Vor jeder Saison prüfen.', 'Vor jeder Saison'],
    ['fr', 'Rincer après chaque utilisation.', 'après chaque utilisation'],
  ])('that no calendar counts stays as printed, in %s: %s', (language, text, uses) => {
    expect(found(language, text)).toEqual([uses, null, uses]);
  });

  it.each([
    ['en', 'It beeps every 3 seconds.'],
    ['en', 'The battery lasts 2 years.'],
    ['en', 'Claims must be made within 3 months of purchase.'],
    ['en', 'Turn the lamp off for 12 hours.'],
    ['en', 'It is made for daily use.'],
    ['en', 'Top it up not more than twice a year.'],
    ['en', 'If you use it every day, it lasts less long.'],
    ['en', 'It moves every 24 hours.'],
    ['en', 'Check it after every 0 days.'],
    ['de', 'Entfernen Sie alle vier Schrauben.'],
    ['de', 'Die Garantie beträgt zwei Jahre.'],
    ['fr', 'Deux bips toutes les 30 s.'],
    ['es', 'Mida cada 3 minutos.'],
    ['it', 'Ogni intervento è riservato al tecnico.'],
    ['nl', 'Geschikt voor dagelijks gebruik.'],
  ])('is none in %s: %s', (language, text) => {
    expect(found(language, text)).toBeNull();
  });
});

it.each([
  ['en', 'Weekly', '1 week'],
  ['en', '3 months', '3 month'],
  ['it', '2\ngiorni', '2 day'],
  ['it', 'Settimana', '1 week'],
])('reads the header of a column, in %s: %s', (language, text, period) => {
  const interval = readHeader(text, wordsOf(language));
  expect(interval?.period && `${interval.period.count} ${interval.period.unit}`).toBe(period);
});

it('takes no other header for an interval', () => {
  for (const text of ['Part', '', 'Months of warranty', '250 V'])
    expect(readHeader(text, wordsOf('en'))).toBeNull();
  expect(readHeader('500 h', wordsOf('en'))).toEqual({ printed: '500 h', period: null, uses: '500 h' });
});

it('knows nothing of a language without a table', () => {
  expect(intervalWords('xx')).toBeNull();
});
