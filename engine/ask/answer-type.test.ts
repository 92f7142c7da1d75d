import { describe, expect, it } from 'vitest';
import { answerTypeOf } from './answer-type.ts';

const holds = (question: string, sentence: string) => answerTypeOf(question)?.(sentence);

describe('answerTypeOf', () => {
  it.each([
    ['How long does the charge take?', 'Charging takes 2.5 hours.', 'Charging starts at once.'],
    ['how often must I descale it', 'Descale it every 2 months.', 'Descale it with descaler.'],
    ['How much does the pump weigh?', 'Weight, empty\t26.5\tkg', 'Weight, empty\t26.5\tmm'],
    ['how heavy is it', 'It weighs 58 lb.', 'It is heavy.'],
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
  ])('%s wants "%s", not "%s"', (question, right, wrong) => {
    expect(holds(question, right)).toBe(true);
    expect(holds(question, wrong)).toBe(false);
  });

  it.each(['How do I clean it?', 'What does E-04 mean?', 'it does not start', ''])(
    'does not tell for "%s"',
    (question) => {
      expect(answerTypeOf(question)).toBeNull();
    },
  );
});
