import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTopics } from './find-topics.ts';

/** The questions of each topic, for comparing. */
const grouped = async (questions: string[], names?: string[]) =>
  (await findTopics(questions, names)).map((topic) => topic.questions.map((i) => questions[i]));

const PIN = ['How do I reset the PIN?', 'forgot my pin', 'I lost the PIN code'];
const WIRE = ['The wire is broken', 'how to repair a broken wire', 'wire broken'];
const PADS = [
  'new brake pads',
  'brake pads worn',
  'which brake pads',
  'price of brake pads',
  'brake pads gone',
  'thin brake pads',
  'lost brake pads',
];
const DISCS = [
  'brake discs bent',
  'brake discs rub',
  'hot brake discs',
  'brake discs rusty',
  'brake discs scratched',
  'dirty brake discs',
  'spare brake discs',
];

describe('findTopics', () => {
  it('groups what is asked in other words, the largest first, and leaves what is like nothing', async () => {
    const questions = [PIN[0], WIRE[0], 'Is it vegan?', PIN[1], WIRE[1], PIN[2], WIRE[2], 'pin reset'].map(
      String,
    );
    const [first, second, third] = await findTopics(questions);
    expect(first?.questions).toEqual([0, 3, 5, 7]);
    expect(second?.questions).toEqual([1, 4, 6]);
    expect(third).toBeUndefined();
  });

  it('names a topic with one of its own questions', async () => {
    const [topic] = await findTopics([
      ...PIN,
      'I bought it second hand and nobody told me the PIN, so what is it?',
    ]);
    expect(PIN).toContain(topic?.name);
  });

  it('names a topic by what most of its customers wrote', async () => {
    const long = 'Could you tell me how the PIN is reset?';
    const [topic] = await findTopics([...PIN, long, 'could you tell me how the PIN is reset']);
    expect(topic?.name).toBe(long);
  });

  it('does not name a topic by a misspelling', async () => {
    expect((await findTopics(['boundry wire', 'boundary wire']))[0]?.name).toBe('boundary wire');
  });

  it('reads slips, codes in every way of writing and words of one meaning', async () => {
    expect(await grouped(['error E-18', 'what is e 18', 'E18 again', 'Where is the hose?'])).toEqual([
      ['error E-18', 'what is e 18', 'E18 again'],
    ]);
    expect(await grouped(['spare batery', 'spare battery', 'cheap battery'])).toHaveLength(1);
    expect(await grouped(['It stinks', 'bad smell', 'strange odour'])).toHaveLength(1);
  });

  it('reads words that mean something together as one', async () => {
    const empty = ['runs out overnight', 'flat by noon'];
    const price = ['who sells a spare', 'order another one', 'price of a new one'];
    expect(await grouped([...empty, ...price])).toEqual([price, empty]);
  });

  it('groups by what happens, not by where', async () => {
    const leaks = ['leaks under the display', 'dripping beside the display', 'puddle'];
    const screen = ['display is blank', 'dark display', 'screen shows nothing'];
    expect(await grouped([...leaks, ...screen])).toEqual([leaks, screen]);
  });

  it('groups what is asked in no common word where all words tell of one thing', async () => {
    const pale = ['print is too faint', 'printout is pale', 'the letters are blurred'];
    const wet = ['puddle below it', 'it leaks', 'dripping onto the floor'];
    expect(await grouped([...pale, 'Is it vegan?', ...wet])).toEqual([pale, wet]);
  });

  it('joins two questions by their words where one names a detail of another subject', async () => {
    const paint = ['Can I paint the housing green?', 'painting the housing'];
    expect(await grouped(paint)).toEqual([paint]);
  });

  it('makes no topic of the everyday words of another language', async () => {
    const sieve = ['Wie reinige ich das Flusensieb?', 'Wo ist denn bitte das Flusensieb?'];
    const hose = ['Der Schlauch ist eigentlich schon undicht', 'Wo ist denn bitte der Schlauch?'];
    expect(await grouped([...sieve, ...hose])).toEqual([sieve, hose]);
  });

  it('reads "cold" as cold and not as a slip of "could"', async () => {
    expect(await grouped(['it is cold', 'cold', 'so cold'])).toHaveLength(1);
  });

  it('keeps codes apart', async () => {
    expect(await grouped(['What does E-18 mean?', 'What does E-19 mean?'])).toEqual([]);
  });

  it('reads a word and what is built on it as one', async () => {
    const wool = ['wool', 'woollen socks', 'woollens'];
    expect(await grouped([...wool, 'Where is the hose?'])).toEqual([wool]);
  });

  it('takes apart what shares its main word only', async () => {
    expect(await grouped([...PADS, ...DISCS, 'Is it vegan?'])).toEqual([PADS, DISCS]);
    // Fewer are no topic of their own.
    expect(await grouped([...PADS, ...DISCS.slice(1)])).toEqual([[...PADS, ...DISCS.slice(1)]]);
  });

  it('keeps together what names its main word and now and then another', async () => {
    const lost = ['lost', 'forgot', 'missing', 'order', 'spare', 'second', 'long'].map(
      (word) => `${word} wrench for brake pads`,
    );
    const others =
      'worn gone new price rub bent rusty loose hot wet thick thin broken noisy brand which cheap'.split(' ');
    const questions = [...lost, ...others.map((word) => `${word} brake pads`)];
    expect(await grouped(questions)).toEqual([questions]);
  });

  it('keeps together what is done with one thing', async () => {
    const opened = ['how to', 'want to', 'can I', 'where do I', 'help me'].map(
      (ask) => `${ask} open the door`,
    );
    const questions = [...opened, 'door', 'the door jams', 'door hinge', 'a loose door', 'scratched door'];
    expect(await grouped(questions)).toEqual([questions]);
  });

  it('makes a topic of each thing, not of what is done with them', async () => {
    const changed = ['wallpaper', 'ringtone', 'font', 'theme'].map((thing) =>
      ['how to', 'want to', 'can I', 'where do I', 'help me', 'please', 'trying to'].map(
        (ask) => `${ask} change ${thing}`,
      ),
    );
    expect(await grouped(changed.flat())).toEqual(changed);
  });

  it('makes no topic of what the product is called', async () => {
    const questions = ['Is the mower vegan?', 'Who designed the mower?', 'mower height'];
    expect(await grouped(questions, ['Robot mower RM 5'])).toEqual([]);
  });

  it('groups other languages by their own words', async () => {
    expect(
      await grouped([
        'Wie reinige ich das Sieb?',
        'Sieb reinigen',
        'Wo ist die Sicherung?',
        'Sicherung defekt',
      ]),
    ).toEqual([
      ['Wie reinige ich das Sieb?', 'Sieb reinigen'],
      ['Wo ist die Sicherung?', 'Sicherung defekt'],
    ]);
  });

  it('finds nothing in nothing, and in questions that say nothing', async () => {
    expect(await findTopics([])).toEqual([]);
    expect(await findTopics(['', '?', 'how', 'what is it'])).toEqual([]);
  });

  it('puts every question into one topic at most, whatever it says', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(...PIN, ...WIRE, 'E-18', '', 'constructor', '__proto__'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { maxLength: 25 }), async (questions) => {
        const places = (await findTopics(questions)).flatMap((topic) => topic.questions);
        expect(new Set(places).size).toBe(places.length);
        expect(places.every((i) => questions[i] !== undefined)).toBe(true);
      }),
    );
  });
});
