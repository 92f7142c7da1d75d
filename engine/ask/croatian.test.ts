/** Croatian as customers type it, with and without its accents; its words are tables alone. */
import { describe, expect, it } from 'vitest';
import { signalLevel } from '../document/signal-word.ts';
import { languageOf } from '../index/language.ts';
import { beginsForeignInstruction } from '../structure/headings/foreign-imperatives.ts';
import { holdsType } from './base/query.ts';
import { instructionReader } from './compose/emergency/read-instruction.ts';
import { emergencyIn } from './compose/emergency.ts';
import { asksPrice } from './question/amounts/price.ts';
import { answerTypeOf } from './question/forms/answer-type.ts';
import { courtesyOf, withoutChatter } from './question/forms/chatter.ts';
import { asHeadedFault } from './question/forms/complaints.ts';
import { asksForbidden } from './question/forms/forbidden.ts';
import { howPut, type QuestionForms } from './question/forms/question-forms.ts';
import { inWrittenWords } from './question/forms/sayings.ts';
import { splitComparison } from './question/parts/split-comparison.ts';
import { splitQuestion } from './question/parts/split-question.ts';
import { indexOf, makeManual, makeTable } from './testing/make-manual.ts';
import { findSynonyms } from './words/find-synonyms.ts';

const FAULTS = {
  ...makeTable(
    ['Smetnja', 'Uzrok', 'Rješenje'],
    [
      ['Uređaj se ne uključuje', 'Nema napajanja', 'Provjerite utikač.'],
      ['Zaslon je taman', 'Štednja energije', 'Pritisnite tipku.'],
      ['Voda se ne zagrijava', 'Kamenac na grijaču', 'Uklonite kamenac.'],
      ['Voda istječe', 'Brtva je istrošena', 'Zamijenite brtvu.'],
      ['Neobični šumovi', 'Zrak u pumpi', 'Napunite spremnik.'],
      ['Neugodni mirisi', 'Naslage', 'Isperite spremnik.'],
      ['Poklopac se ne otvara', 'Para u posudi', 'Pričekajte.'],
      ['Previše pjene', 'Previše sredstva', 'Upotrijebite manje.'],
      ['Strujna zaštitna sklopka iskače', 'Vlaga', 'Osušite uređaj.'],
    ],
  ),
  heading: 'Otklanjanje smetnji',
};
const DATA = { heading: 'Tehnički podaci', text: 'Masa 3 kg. Dimenzije 20 × 20 × 30 cm. Razina buke 54 dB.' };
const CARE = { heading: 'Zbrinjavanje', text: 'Stari uređaj predajte u reciklažno dvorište.' };
const index = indexOf(makeManual([FAULTS, DATA, CARE], { language: 'hr' }));

describe('what Croatian customers say', () => {
  it.each([
    ['neće se upalit', 'Uređaj se ne uključuje'],
    ['nece da radi', 'Uređaj se ne uključuje'],
    ['ekran je crn', 'Zaslon je taman'],
    ['voda uopce ne grije', 'Voda se ne zagrijava'],
    ['curi po stolu', 'Voda istječe'],
    ['strasno zuji', 'Neobični šumovi'],
    ['smrdi na trulo', 'Neugodni mirisi'],
    ['poklopac se ne da otvorit', 'Poklopac se ne otvara'],
    ['pjena izlazi na sve strane', 'Previše pjene'],
    ['stalno izbacuje fid', 'Strujna zaštitna sklopka iskače'],
  ])('of a fault is put as the table heads it: %s', (said, heading) => {
    expect(asHeadedFault(index, said)).toContain(heading);
  });

  it('is found in the other aspect of its verb, too', () => {
    const words = findSynonyms(index, languageOf('hr').stem('otvorit'));
    expect(words.map(({ number }) => index.vocabulary[number])).toContain(languageOf('hr').stem('otvara'));
  });

  it.each([
    ['kolko je tesko', 'masa'],
    ['koliko je glasan', 'razina buke'],
    ['gdje da ga bacim', 'zbrinjavanje'],
  ])('is put as manuals write it: %s', (said, written) => {
    expect(inWrittenWords(index, said)).toContain(written);
  });

  it.each([
    ['Poštovani, curi mi voda iz crijeva na pod. Unaprijed hvala!', 'curi mi voda'],
    ['molim vas hitno, kako da ga ocistim', 'kako da ga ocistim'],
  ])('is freed of courtesy: %s', (message, question) => {
    expect(withoutChatter(index, message)).toContain(question);
    expect(withoutChatter(index, message)).not.toMatch(/poštovani|hvala|molim|hitno/i);
  });

  it('is answered in kind where it is nothing but courtesy', () => {
    expect(courtesyOf(index, 'Dobar dan!')?.kind).toBe('greeting');
    expect(courtesyOf(index, 'hvala lijepa, sad radi')?.kind).toBe('thanks');
  });
});

describe('how Croatian customers ask', () => {
  it.each<[keyof QuestionForms, string, string]>([
    ['howTo', 'Kako očistiti filtar?', 'Koliko traje punjenje?'],
    ['symptom', 'nece se otvorit', 'kako se otvara'],
    ['place', 'Gdje je osigurač?', 'Gdje bacam filtar?'],
    ['meaning', 'Sto znaci E10?', 'Što trebam kupiti?'],
    ['sign', 'Po čemu znam da je gotovo?', 'Kako isključim uređaj?'],
    ['yesNo', 'Je li vodootporan?', 'Da li je moguće produljiti crijevo?'],
  ])('is told for %s: "%s", not "%s"', (form, asks, other) => {
    expect(howPut(['hr'], asks)(form)).toBe(true);
    expect(howPut(['hr'], other)(form)).toBe(false);
  });

  it.each([
    ['koliko je teška', 'Masa 3 kg', 'Masa je velika.'],
    ['kolko traje punjenje', 'Punjenje traje 2 sata, odnosno 2 h.', 'Punjenje završava.'],
    ['koliko cesto moram mijenjati filtar', 'Filtar zamijenite svaka tri mjeseca.', 'Filtar je u vrećici.'],
  ])('%s wants "%s", not "%s"', (question, right, wrong) => {
    const query = { answerType: answerTypeOf(question, ['hr']) };
    expect(holdsType(query, right)).toBe(true);
    expect(holdsType(query, wrong)).toBe(false);
  });

  it('is told in two questions, what is forbidden, how two things differ, and a price', () => {
    expect(splitQuestion('Kako očistim filtar i koliko često to moram?', ['hr'])).toHaveLength(2);
    expect(splitQuestion('imam filtar koji curi i zuji', ['hr'])).toEqual([]);
    expect(asksForbidden('čime ga ne smijem čistiti?')).toBe(true);
    expect(asksForbidden('što da radim ako ne smijem otvoriti vrata?')).toBe(false);
    expect(splitComparison('koja je razlika između programa Eko i programa Brzo?')).toEqual([
      'programa Eko',
      'programa Brzo',
    ]);
    expect(asksPrice('koliko košta filtar?')).toBe(true);
  });
});

describe('a Croatian emergency', () => {
  it.each([
    ['ide dim iz uređaja!!', 'fire'],
    ['smrdi po paljevini', 'fire'],
    ['lete iskre iz uticnice', 'fire'],
    ['osjeti se plin', 'gas'],
    ['udarila me struja', 'shock'],
    ['baterija se napuhala', 'battery'],
    ['prsnuo mi deterđent u oko', 'chemical'],
    ['sredstvo mi je po rukama, peče koža', 'chemical'],
    ['dijete je progutalo bateriju', 'swallowed'],
    ['opekla sam se na paru', 'injury'],
    ['prst mi je zapeo u vratima', 'injury'],
    ['mačka je zatvorena u bubnju', 'child'],
  ] as const)('is seen in "%s": %s', (message, kind) => {
    expect(emergencyIn(message, null)).toContain(kind);
  });

  it.each([
    'gori crvena lampica',
    'gotovo je u oko 30 minuta',
    'pisač je progutao papir',
    'pumpa gura vodu po cijelom podu',
    'kako upaliti plamenik na plin',
    'baterija se ne puni',
    'slomila se ručka',
    'mali pretinac je zatvoren',
    'koliko dugo se puni baterija',
    'vrata se ne otvaraju',
    'kako se čisti filtar za dim u napi',
    'smiju li ga koristiti djeca',
  ])('is not seen in "%s"', (message) => {
    expect(emergencyIn(message, null)).toEqual([]);
  });

  it.each([
    ['Ako iz uređaja izlazi dim, izvucite utikač.', 'fire'],
    ['U slučaju dodira s očima odmah isperite vodom.', 'chemical'],
    ['Ako baterija iscuri, ne dodirujte tekućinu.', 'battery'],
    ['Ako dijete proguta sredstvo, nazovite liječnika.', 'swallowed'],
  ] as const)('has its instructions told by their condition: "%s"', (sentence, kind) => {
    const reader = instructionReader('hr');
    expect(reader?.conditionsOf(sentence)).toContain(kind);
    expect(reader?.tellsReaction(sentence)).toBe(true);
  });
});

describe('what Croatian manuals print', () => {
  it.each(['Pritisnite tipku.', 'Ne otvarajte vrata.', 'Provjerite crijevo.', 'Pričekajte dvije minute.'])(
    'begins an instruction: %s',
    (text) => expect(beginsForeignInstruction(text)).toBe(true),
  );

  it.each([
    'White lamp',
    'Website',
    'Suite de la notice',
    'Seite 5',
    'Tramite il menu',
    'Vrata su zatvorena.',
  ])('begins no instruction: %s', (text) => expect(beginsForeignInstruction(text)).toBe(false));

  it.each([
    ['OPASNOST', 'danger'],
    ['UPOZORENJE!', 'warning'],
    ['Oprez:', 'caution'],
    ['Napomena', 'notice'],
  ] as const)('labels a warning: %s', (label, level) => expect(signalLevel(label)).toBe(level));
});
