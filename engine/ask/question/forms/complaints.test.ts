import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, makeManual, makeTable } from '../../testing/make-manual.ts';
import { asHeadedFault } from './complaints.ts';

const FAULTS = {
  ...makeTable(
    ['What you see', 'Possible cause', 'What to do'],
    [
      ['Display stays dark', 'No mains voltage', 'Check the plug.'],
      ['Lamp of the base does not light up', 'Lamp worn', 'Change the lamp.'],
      ['Tea is not hot', 'Scale on the heater', 'Descale it.'],
      ['Pump is loud', 'Air in the line', 'Fill the tank.'],
      ['Foam escapes', 'Too much soap', 'Use less.'],
      ['Wand rusts', 'Salt', 'Rinse it.'],
      ['Residual current breaker trips', 'Water in the base', 'Let it dry.'],
      ['Connection is lost', 'Weak signal', 'Move it.'],
      ['Cups not dry', 'Lid open', 'Close it.'],
      ['Puddle $& below the base', 'Seal worn', 'Change the seal.'],
    ],
  ),
  heading: 'Troubleshooting',
  page: 20,
};
const index = indexOf(makeManual([...FILLER, FAULTS]));

describe('asHeadedFault', () => {
  it.each([
    ["it won't turn on", 'it Display stays dark'],
    ['Nothing happens when I press the key', 'Display stays dark when I press the key'],
    ['the machine is dead', 'the machine Display stays dark'],
    ['my tea is lukewarm', 'my tea is Tea is not hot'],
    ['It makes a strange noise', 'It makes a Pump is loud'],
    ['clunk clunk, all the time', 'Pump is loud clunk, all the time'],
    ['suds are coming out', 'Foam escapes are coming out'],
    ['it has gone rusty', 'it has gone Wand rusts'],
    ['my fuse goes', 'my Residual current breaker trips'],
    ['wifi keeps dropping', 'Connection is lost'],
    ['everything is soaking wet', 'everything is Cups not dry'],
    ['no light at all', 'Lamp of the base does not light up'],
    ['the small front display is just black', 'the small front Display stays dark'],
    ['there is water under the base', 'there is Puddle $& below the base'],
  ])('puts "%s" as the table of faults heads it', (said, written) => {
    expect(asHeadedFault(index, said)).toBe(written);
  });

  it('prefers what the complaint is about to another thing of which the same is complained', () => {
    const heads = ['Tea only drips', 'Steam lid drips', 'Water below the machine'];
    const rows = heads.map((head) => [head, 'Clean it.']);
    const faults = { ...makeTable(['Fault', 'Remedy'], rows), heading: 'Troubleshooting' };
    // A manual that speaks of water all over is about water.
    const pages = FILLER.map((passage) => ({ ...passage, text: `${passage.text} Water.` }));
    const wet = indexOf(makeManual([...pages, faults]));
    expect(asHeadedFault(wet, 'water is dripping underneath')).toBe('Water below the machine');
    expect(asHeadedFault(wet, 'the lid is dripping')).toBe('the lid is Steam lid drips');
  });

  it('prefers what does not start to what does not work or starts something', () => {
    const heads = ['Timer is not working', 'Unable to start auto-drying', 'Unable to power on'];
    const rows = heads.map((head) => [head, 'Charge it.']);
    const issues = { ...makeTable(['Issue', 'Solution'], rows), heading: 'Troubleshooting' };
    for (const said of ["it won't turn on", 'it wont start'])
      expect(asHeadedFault(indexOf(makeManual([...FILLER, issues])), said)).toBe('it Unable to power on');
    const works = {
      ...makeTable(['Issue', 'Solution'], [['Kettle does not work', 'Call us.']]),
      heading: 'Faults',
    };
    expect(asHeadedFault(indexOf(makeManual([works])), "it won't start")).toBe('it Kettle does not work');
  });

  it('tells a door that stays shut from one that stays open', () => {
    const ofHead = (head: string) =>
      indexOf(makeManual([{ ...makeTable(['Issue', 'Solution'], [[head, 'Wait.']]), heading: 'Faults' }]));
    expect(asHeadedFault(ofHead('Door cannot be opened'), "the door won't open")).toBe(
      'the Door cannot be opened',
    );
    expect(asHeadedFault(ofHead('Door is not closed'), "the door won't open")).toBe("the door won't open");
    expect(asHeadedFault(ofHead('Door is not closed'), "the door won't shut")).toBe('the Door is not closed');
  });

  it.each([
    'the milk is too cold',
    'My car doesn’t start',
    'How loud is it?',
    'How do I make it hot?',
    'I want hot water',
    'there is no foam on it',
    'I trip over the cable',
  ])('leaves "%s"', (said) => {
    expect(asHeadedFault(index, said)).toBe(said);
  });

  it('leaves a complaint that no place about faults heads', () => {
    expect(asHeadedFault(indexOf(makeManual(FILLER)), "it won't turn on")).toBe("it won't turn on");
    expect(asHeadedFault(index, 'it smells')).toBe('it smells');
  });
});

describe('asHeadedFault of other languages', () => {
  const TABLES: Readonly<Record<string, { header: string[]; heads: string[] }>> = {
    de: {
      header: ['Störung', 'Abhilfe'],
      heads: [
        'Tür lässt sich nicht öffnen',
        'Wäsche riecht muffig',
        'Gerät startet nicht',
        'Starke Vibration',
        'Wasser tritt aus',
        'Schaum tritt aus',
      ],
    },
    fr: {
      header: ['Problème', 'Solution'],
      heads: [
        'Odeur désagréable',
        'Fuite d’eau',
        'Couche de givre',
        'L’appareil ne démarre pas',
        'La porte ferme mal',
      ],
    },
    es: { header: ['Avería', 'Solución'], heads: ['Mal olor', 'Fuga de agua', 'El aparato no arranca'] },
    pt: { header: ['Avaria', 'Solução'], heads: ['Mau cheiro', 'Fuga de água', 'O aparelho não liga'] },
    it: { header: ['Anomalia', 'Rimedio'], heads: ['Cattivi odori', 'Perdita d’acqua', 'Non si avvia'] },
    nl: { header: ['Klacht', 'Oplossing'], heads: ['Onaangename geur', 'Lekkage', 'Start niet'] },
  };
  const faultsOf = (language: string) => {
    const { header = [], heads = [] } = TABLES[language] ?? {};
    const table = makeTable(
      header,
      heads.map((head, i) => [head, `${i}`]),
    );
    return indexOf(makeManual([{ ...table, heading: 'Tabelle' }], { language }));
  };

  it.each([
    ['de', 'Tür geht nicht auf', 'Tür lässt sich nicht öffnen'],
    ['de', 'meine Sachen stinken', 'meine Sachen Wäsche riecht muffig'],
    ['de', 'die Maschine ist total tot', 'die Maschine ist Gerät startet nicht'],
    ['de', 'sie läuft durch die ganze Wohnung', 'sie Starke Vibration'],
    ['de', 'da ist eine Pfuetze', 'da ist eine Pfuetze'],
    ['de', 'da ist eine Pfutze', 'da ist eine Wasser tritt aus'],
    ['de', 'Schaum quillt oben raus', 'Schaum tritt aus'],
    ['de', 'der Motor ist kalt', 'der Motor ist kalt'],
    ['de', 'es riecht verbrannt', 'es riecht verbrannt'],
    ['fr', 'ça pue', 'ça Odeur désagréable'],
    ['fr', 'il y a de l’eau par terre', 'il y a Fuite d’eau'],
    ['fr', 'plein de givre au fond', 'Couche de givre'],
    ['fr', 'il marche plus', 'il L’appareil ne démarre pas'],
    ['fr', 'la porte ferme mal', 'la La porte ferme mal'],
    ['fr', 'odeur de brulé', 'odeur de brulé'],
    ['es', 'apesta', 'Mal olor'],
    ['es', 'huele a quemado', 'huele a quemado'],
    ['es', 'gotea todo el dia', 'Fuga de agua todo el dia'],
    ['es', 'no prende', 'El aparato no arranca'],
    ['pt', 'cheira mal', 'Mau cheiro mal'],
    ['pt', 'está pingando', 'está Fuga de água'],
    ['pt', 'não liga', 'O aparelho não liga'],
    ['it', 'puzza', 'Cattivi odori'],
    ['it', 'gocciola', 'Perdita d’acqua'],
    ['it', 'non parte', 'Non si avvia'],
    ['nl', 'hij stinkt', 'hij Onaangename geur'],
    ['nl', 'hij lekt', 'hij Lekkage'],
    ['nl', 'hij gaat niet aan', 'hij Start niet'],
  ])('puts it as the manual heads it (%s): "%s"', (language, said, written) => {
    expect(asHeadedFault(faultsOf(language), said)).toBe(written);
  });
});

it('answers a complaint with the row that heads it in other words', () => {
  const { band, table } = ask(index, 'nothing happens when I switch it on');
  expect(band).toBe('answer');
  expect(table?.rows.map(([key]) => key)).toEqual(['Display stays dark']);
});
