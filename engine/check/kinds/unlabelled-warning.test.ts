import { describe, expect, it } from 'vitest';
import { findingsOf } from '../testing/check-drafts.ts';

const found = (text: string, more = {}) => findingsOf('unlabelled-warning', [{ text, page: 4, ...more }]);

describe('a hazard to people without a signal word', () => {
  it.each([
    'Opening the housing while it is connected can result in serious injury to the hands.',
    'Beim Öffnen des Gehäuses besteht für ungeschulte Personen Stromschlaggefahr.',
    'L’ouverture du capot pendant la marche de la machine entraîne un risque de brûlure.',
    'Si abre la tapa mientras la bomba funciona hay riesgo de descarga eléctrica para usted.',
    'Aprire il coperchio mentre la pompa gira comporta il rischio di ustioni alle mani.',
    'Wie het deksel opent terwijl de pomp draait kan ernstig letsel aan de handen oplopen.',
    'Abrir a tampa com a bomba em funcionamento pode causar queimaduras nas mãos do utilizador.',
    'Att öppna locket medan pumpen går innebär en risk för brännskador på händerna.',
    'Otwarcie pokrywy podczas pracy pompy stwarza ryzyko oparzenia rąk u osoby obsługującej.',
    'Otevření krytu za chodu čerpadla přináší nebezpečí popálení rukou obsluhy.',
  ])('%s', (text) => {
    expect(found(`Wear gloves.\n${text}`)).toEqual([text]);
  });

  it('is none where a signal word, a sign or the heading labels it', () => {
    const text = 'Opening the housing while it is connected can result in serious injury to the hands.';
    expect(found(text, { kind: 'warning', level: 'warning' })).toEqual([]);
    expect(found(`WARNING: ${text}`)).toEqual([]);
    expect(found(`⚠ ${text}`)).toEqual([]);
    expect(found(`Risk of electric shock!\n${text}`)).toEqual([]);
    expect(found(text, { heading: '1.2 Safety instructions' })).toEqual([]);
    expect(found(text, { heading: 'Before use', path: ['Sicherheitshinweise'] })).toEqual([]);
    expect(found(text, { heading: 'Istruzioni importanti' })).toEqual([]);
  });

  it('is none on the page of a label or the one behind it', () => {
    const text = 'Opening the housing while it is connected can result in serious injury to the hands.';
    const on = (page: number) => [
      { text: 'AVVERTENZA', page: 4 },
      { text, heading: 'Care', page },
    ];
    expect(findingsOf('unlabelled-warning', on(4))).toEqual([]);
    expect(findingsOf('unlabelled-warning', on(5))).toEqual([]);
    expect(findingsOf('unlabelled-warning', on(6))).toEqual([text]);
  });

  it('is none in pieces of sentences', () => {
    expect(found('slippers, sponges and damp cloths that are too hot can cause injury.')).toEqual([]);
    expect(found('High temperature inside of the oven during use Danger of burns')).toEqual([]);
  });

  it('is none in sentences about who answers for harm, or about things', () => {
    expect(found('The maker is not liable for personal injury caused by improper use of it.')).toEqual([]);
    expect(found('Running the pump dry can damage the seal and the bearing within a minute.')).toEqual([]);
  });
});
