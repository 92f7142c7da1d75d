import { describe, expect, it } from 'vitest';
import { holdsType } from '../../base/query.ts';
import { answerTypeOf, asksAmount } from './answer-type.ts';

const holds = (question: string, sentence: string, language = 'en') =>
  holdsType({ answerType: answerTypeOf(question, [language]) }, sentence);

describe('answerTypeOf', () => {
  it.each([
    ['How long does the charge take?', 'Charging takes 2.5 hours.', 'Charging starts at once.'],
    ['how often must I descale it', 'Descale it every 2 months.', 'Descale it with descaler.'],
    ['How much does the pump weigh?', 'Weight, empty\t26.5\tkg', 'Weight, empty\t26.5\tmm'],
    ['how heavy is it', 'It weighs 58 lb.', 'It is heavy.'],
    ['what does the kettle weigh', 'It weighs 1.1 kg.', 'Units that weigh much go in two boxes.'],
    ['How wide is the case?', 'Width × depth\t298 × 452\tmm', 'The case is wide.'],
    ['how big is the tank', 'Water tank\t2.4\tl', 'The tank holds water.'],
    ['how long is the mains cable', 'Mains cable\t1.5\tm', 'A damaged cable may be replaced.'],
    ['How hot does the boiler get?', 'It reaches 126 °C.', 'It has 2 boilers.'],
    ['How loud is it?', 'Noise while brewing\t54\tdB(A)', 'Noise at 54 Hz.'],
    ['how many cups does it make', 'Up to 60 cups a day.', 'Cups: 2 sizes.'],
    ['how many mA can I pull', 'The pin gives 40 mA.', 'The pin gives 3.3 V.'],
    ['how much coffee do I need', 'Fill in 18 g of coffee.', 'Add 3 g of powder, then coffee.'],
    ['how much water fits in the tank', 'Water tank\t2.4\tl', 'Water at 93 °C in the tank.'],
    ['how much is left', 'A third: 800.', 'Not much.'],
    ['What voltage does it need?', 'Voltage\t220 to 240\tV AC', 'Mains voltage kills.'],
    ['what is the rated power', 'Power, both boilers\t2400\tW', 'Turn the power off.'],
    ['how many watts does it use', 'Power 1450 W', 'It uses 3 A.'],
    ['What is the maximum water pressure?', '1.5 to 4.0 bar', 'Above that pressure the valve leaks.'],
    ['what fuse do I need', 'A 16 A fuse', 'Use it 3 a day.'],
    ['How fast does it spin?', 'Up to 1400 rpm', 'It spins fast.'],
    ['how long do I have to wait', 'Wait for two minutes.', 'Wait until it is cold.'],
  ])('%s wants "%s", not "%s"', (question, right, wrong) => {
    expect(holds(question, right)).toBe(true);
    expect(holds(question, wrong)).toBe(false);
  });

  it.each([
    ['de', 'Wie oft muss ich entkalken?', 'Alle 3 Monate entkalken.', 'Mit Entkalker entkalken.'],
    ['de', 'Wie lange dauert das Aufheizen?', 'Nach 9 Minuten bereit.', 'Nach dem Aufheizen bereit.'],
    ['de', 'Welche Netzspannung braucht das Gerät?', 'Nennspannung 230 V', 'Vorsicht, Netzspannung!'],
    ['de', 'Wie schwer ist die Maschine?', 'Gewicht 26,5 kg', 'Gewicht beachten'],
    ['fr', 'Quelle est la pression maximale ?', 'Pression : 4 bar', 'La pression est trop forte.'],
    ['fr', 'Quel est le poids ?', 'Poids 12 kg', 'Le poids est trop grand.'],
    ['fr', 'Combien de temps faut-il attendre ?', 'Attendez 10 minutes.', 'Attendez un peu.'],
    ['fr', 'Combien de tasses peut-il faire ?', 'Jusqu’à 60 tasses par jour', '2 tailles'],
    ['es', '¿Cada cuánto hay que limpiarlo?', 'Límpielo cada semana.', 'Límpielo con agua.'],
    ['it', 'Qual è la potenza?', 'Potenza 1450 W', 'Potenza elevata'],
    ['nl', 'Hoe zwaar is het apparaat?', 'Gewicht 12 kg', 'Het is zwaar.'],
    ['pt', 'Quanto tempo demora?', 'Demora 5 minutos.', 'Demora muito.'],
  ])('in %s "%s" wants "%s", not "%s"', (language, question, right, wrong) => {
    expect(holds(question, right, language)).toBe(true);
    expect(holds(question, wrong, language)).toBe(false);
  });

  it.each([
    ['part number of the gasket', 'Group gasket\t58-1120', 'Number in a ring\tPart 7'],
    ['what is the phone number', 'Service: +44 1632 960158', 'Phone the service.'],
    ['who do I call for service', 'Service: 01632 960158', 'Call service within 20 minutes.'],
    ['what is the email of service', 'service@ondrell.example', 'Write to service.'],
    ['when is the service open', 'Monday to Friday 8:00 to 18:00', 'The service opens.'],
  ])('%s wants "%s", not "%s"', (question, right, wrong) => {
    expect(holds(question, right)).toBe(true);
    expect(holds(question, wrong)).toBe(false);
  });

  it.each(['what is that noise', 'what does the voltage error mean', 'what is the power button for'])(
    'takes "%s" for no amount',
    (question) => {
      expect(answerTypeOf(question)).toBeNull();
    },
  );

  it.each(['How do I clean it?', 'What does E-04 mean?', 'it does not start', ''])(
    'does not tell for "%s"',
    (question) => {
      expect(answerTypeOf(question)).toBeNull();
    },
  );
});

describe('asksAmount', () => {
  it.each([
    ['what does it weigh', true],
    ['What voltage does it need?', true],
    ['how many users can it have', false],
    ['how often must I descale it', false],
    ['what is the part number of the height sensor', false],
    ['what does the lamp mean', false],
    ['what is the range in meters', true],
    ['how do I put the meters in', false],
  ])('tells an amount in units from what is counted and named: %s', (question, isAsked) => {
    expect(asksAmount(question)).toBe(isAsked);
  });

  it('reads the language of the manual', () => {
    expect(asksAmount('Wie schwer ist die Maschine?', ['de'])).toBe(true);
  });
});
