import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, makeManual, makeSteps } from '../../testing/make-manual.ts';
import { inWrittenWords } from './sayings.ts';

const FILLING = {
  ...makeSteps(['Take the water tank out.', 'Fill the water tank up to MAX.', 'Put the water tank back.']),
  heading: 'Filling the water tank',
  page: 9,
};
const SIGN = {
  heading: 'Lamps',
  page: 5,
  text: 'The sensor detects an empty water tank and lets the blue lamp blink.',
};
const index = indexOf(makeManual([...FILLER, FILLING, SIGN]));

describe('inWrittenWords', () => {
  const text =
    'Dimensions, capacity, service, speed, detect, leaks, clearances, disposal, transport, storage, not used, message, ' +
    'signal tone, brightness, warm-up time, timer, standby, qualified, spare parts, aged, factory settings, two people, ' +
    'changing a setting, location, splash and what is in the box. Weight, noise level, slope, power consumption, ' +
    'warranty, run time, charging time, network, app, new owner, stop button, extension cable, rating plate, default, ' +
    'reset password, language, customer service, mounting height, ambient temperature, share access, power failure, ' +
    'quiet hours, refund';
  const known = indexOf(makeManual([{ text }]));

  it.each([
    ['How can I tell when it is empty?', 'How can I detect when it is empty?'],
    ['How many times a minute does it turn?', 'speed does it turn?'],
    ['how big is it', 'dimensions'],
    ['Who do I call if it breaks?', 'what is the telephone number of the service if it breaks?'],
    ['what comes with the pump?', 'what is in the box?'],
    ['There is water on the floor', 'There is water leaks under the machine'],
    ['Is a tamper included?', 'Is in the box a tamper included?'],
    ['how much water fits in?', 'how much water fits in capacity?'],
    ['How far from the wall?', 'How far clearances from the wall?'],
    ['we go on holiday for six weeks', 'we not used for six weeks'],
    ['it says Clean me', 'message Clean me'],
    ['How do I throw it away?', 'How do I disposal?'],
    [
      'it shows a padlock and nothing else, how do I get rid of it',
      'message a padlock and nothing else, how do I get rid of it',
    ],
    ['how do I get it online', 'how do I connect to the network'],
    ['stop people booking online', 'stop people booking online'],
    ['where do I store it for the winter', 'where do I storage of it for the winter'],
    ["I'm moving house", "I'm moving house transport"],
    ['how do I get into the menu', 'how do I changing a setting'],
    ['can it switch on by itself?', 'can it switch on by itself timer?'],
    ['it turns off after an hour', 'it turns off after standby an hour'],
    ['stop the beeping', 'set the signal tone to off'],
    ['screen too bright', 'brightness of the display'],
    ['How long does it take to heat up?', 'how long warm-up time does it take to heat up?'],
    ['who may open the lid', 'who may qualified open the lid'],
    ['where can I order spare parts', 'where can I order spare parts spare parts'],
    ['from what age may children use it', 'aged may children use it'],
    ['reset everything', 'factory settings'],
    ['Where should I put it?', 'location?'],
    ['can I lift it alone?', 'can I lift it alone two people?'],
    ['can it get wet', 'can it get wet splash'],
    ['how heavy is it', 'what weight is it'],
    ['how loud is it', 'what noise level is it'],
    ['how steep may it be', 'maximum slope may it be'],
    ['how much power does it eat', 'what power consumption does it eat'],
    ['how long am I covered', 'how long warranty'],
    ['how long before it is empty', 'how long run time before it is empty'],
    ['how long to charge', 'how long charging time to charge'],
    ['how do I get it on the wifi', 'how do I connect to the network'],
    ['can I start it from my phone', 'can I start it from my phone app'],
    ['it should start at 6', 'it should start at 6 timer'],
    ['I am selling it', 'I am selling it new owner'],
    ['the best spot for it', 'the best spot for location it'],
    ['stop it quick', 'stop it quick stop button'],
    ['the cord is too short', 'the cord is too short extension cable'],
    ['where is the serial number', 'where rating plate is the serial number'],
    ['the code when brand new', 'the code when brand new factory setting'],
    ['I forgot the password', 'I forgot the password reset password'],
    ['it speaks German', 'it speaks German language'],
    ['can I call somebody', 'can I call somebody customer service'],
    ['when are you open?', 'hours of the customer service?'],
    ['how high must it hang', 'what mounting height must it hang'],
    ['how cold may it get outside', 'what ambient temperature'],
    ['let my neighbour use it', 'let my neighbour use share access it'],
    ['make it like it came from the shop', 'make it like it came from the shop factory settings'],
    ['we had no electricity', 'we had no electricity power failure'],
    ['can it be off at night', 'can it be off at night quiet hours'],
    ['part number of the lid', 'part number spare parts of the lid'],
    ['I want my money back', 'I want my money back refund'],
    ['is it for 9 year olds', 'is it for 9 year olds aged'],
    ['do you answer the phone at noon', 'do you answer the phone customer service at noon'],
    ['after a powercut', 'after a powercut power failure'],
    ['I was charged twice', 'I was charged twice'],
    ['not touched for two months', 'not touched for two months not used'],
  ])('puts "%s" as the manual does', (said, written) => {
    expect(inWrittenWords(known, said)).toBe(written);
    expect(inWrittenWords(indexOf(makeManual([{ text: 'Press the button.' }])), said)).toBe(said);
  });

  it('takes the heading that holds the phrase, not beside what is said', () => {
    const headed = indexOf(
      makeManual([
        { heading: '12 Disposal and recycling', text: 'Take it to a collection point.' },
        { heading: '13 Transport by car', text: 'Carry it upright.' },
      ]),
    );
    expect(inWrittenWords(headed, 'How do I throw it away?')).toBe('How do I 12 Disposal and recycling?');
    expect(inWrittenWords(headed, "I'm moving house")).toBe("I'm moving house transport");
  });

  it.each([
    'What does the lamp tell?',
    'How many times may I press it?',
    'How big is the tank?',
    'Who made it?',
    'What comes after step 5?',
    'Can I put it on the floor?',
    'How much does it weigh?',
    'It stops by itself',
    'How do I open the lid?',
    'Press the key beside the lamp',
    'How high is the pressure?',
    'When new water is needed',
  ])('leaves "%s"', (said) => {
    expect(inWrittenWords(known, said)).toBe(said);
  });
});

describe('inWrittenWords of other languages', () => {
  const TEXTS: Readonly<Record<string, string>> = {
    es: 'Peso, distancia mínima, ajustes de fábrica, servicio técnico, bloqueo infantil.',
    pt: 'Peso, distância mínima, definições de fábrica, assistência técnica.',
    it: 'Peso, distanza minima, impostazioni di fabbrica, servizio clienti.',
    nl: 'Gewicht, minimale afstand, fabrieksinstellingen, klantenservice.',
    de: 'Gewicht, Mindestabstände, Transport, Entsorgung, längere Abwesenheit, Mehrfachsteckdose, Werkseinstellungen, Kundendienst, Typenschild, Signalton, Kindersicherung, Startvorwahl, Kennwort zurücksetzen.',
    fr: 'Poids, distances minimales, transport, mise au rebut, absence prolongée, multiprise, réinitialisation, service après-vente, plaque signalétique, signal sonore, sécurité enfants.',
  };

  it.each([
    ['de', 'wie schwer ist sie', 'wie schwer gewicht ist sie'],
    ['de', 'wie groß und schwer ist sie', 'wie groß und schwer gewicht ist sie'],
    ['de', 'wie weit von der Wand', 'wie weit von mindestabstände der Wand'],
    ['de', 'wir ziehen im Mai um', 'wir ziehen im Mai um transport'],
    ['de', 'kann ich sie wegwerfen', 'kann ich sie wegwerfen entsorgung'],
    ['de', 'wir sind im Urlaub', 'wir sind im Urlaub längere abwesenheit'],
    ['de', 'geht eine Steckdosenleiste', 'geht eine Steckdosenleiste mehrfachsteckdose'],
    ['de', 'alles löschen', 'alles löschen werkseinstellung'],
    ['de', 'wen kann ich anrufen', 'wen kann ich anrufen kundendienst'],
    ['de', 'wo steht die Seriennummer', 'wo steht die Seriennummer typenschild'],
    ['de', 'das Gepiepse nervt', 'das Gepiepse signalton nervt'],
    ['de', 'es piept', 'es piept signalton'],
    ['de', 'meine Tochter drückt alles', 'meine Tochter drückt kindersicherung alles'],
    ['de', 'Passwort vergessen', 'Passwort vergessen kennwort zurücksetzen'],
    ['es', 'cuanto pesa', 'cuanto pesa peso'],
    ['es', 'a quien llamo', 'a quien llamo servicio técnico'],
    ['pt', 'quanto pesa', 'quanto pesa peso'],
    ['it', 'quanto pesa', 'quanto pesa peso'],
    ['nl', 'hoe zwaar is hij', 'hoe zwaar gewicht is hij'],
    ['fr', 'combien ça pèse', 'combien ça pèse poids'],
    ['fr', 'contre le mur', 'contre le mur distances minimales'],
    ['fr', 'je veux le jeter', 'je veux le jeter mise au rebut'],
    ['fr', 'on part en vacances', 'on part absence prolongée en vacances'],
    ['fr', 'qui appeler', 'qui appeler service après-vente'],
    ['fr', 'ça bipe', 'ça bipe signal sonore'],
    ['fr', 'mon fils touche à tout', 'mon fils touche sécurité enfants à tout'],
  ])('puts it as the manual does (%s): "%s"', (language, said, written) => {
    const known = indexOf(makeManual([{ text: TEXTS[language] ?? '' }], { language }));
    expect(inWrittenWords(known, said)).toBe(written);
    expect(inWrittenWords(indexOf(makeManual([{ text: 'Oui.' }], { language })), said)).toBe(said);
  });
});

describe('a rate', () => {
  const rates = indexOf(
    makeManual([
      ...FILLER.slice(0, 3),
      { heading: 'Blender', page: 6, text: 'The speed of the blade is 900 rpm in level 1.' },
      { heading: 'Pulse', page: 7, text: 'Press the key of the blade each second, for a minute at most.' },
    ]),
  );
  const page = (question: string) => ask(rates, question).citations[0]?.page;

  it('is found by what it is called, not by the time it is counted in', () => {
    expect(page('How many times a minute does the blade turn?')).toBe(6);
    expect(page('how often per second does the blade go round')).toBe(6);
    expect(page('For how many minutes may I press the key of the blade?')).toBe(7);
  });
});

describe('a question for a sign', () => {
  it('is answered by what shows it, not by what to do about it', () => {
    for (const question of [
      'How do I know when the water tank is empty?',
      'how can I tell if the water tank is empty',
    ]) {
      const { band, steps, citations } = ask(index, question);
      expect({ band, steps, page: citations[0]?.page }).toEqual({ band: 'answer', steps: [], page: 5 });
    }
    expect(ask(index, 'How do I fill the water tank?').steps).toHaveLength(3);
  });
});
