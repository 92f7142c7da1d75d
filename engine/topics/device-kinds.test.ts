import { describe, expect, it } from 'vitest';
import { kindOf, subjectsFor } from './device-kinds.ts';
import { findTopics } from './find-topics.ts';
import { KINDS } from './kinds/index.ts';
import { generalSubjects } from './subject-words.ts';

const OF_A_DRONE = [
  'the gimbal shakes',
  'which propellers can I buy?',
  'return to home lands far away',
  'do I have to register it to fly?',
  'compass calibration fails before take-off',
  'how strong may the wind be?',
  'battery lasts ten minutes in the air',
  'the controller does not pair',
];

describe('kindOf', () => {
  it('is told by the name of the product, in the plural and within other words', () => {
    expect(kindOf(['it is broken'], ['Ondrell Vero 3 camera drone'])?.name).toBe('drone');
    expect(kindOf(['it is broken'], ['Robot Mowers R40'])?.name).toBe('robot-mower');
    expect(kindOf(['it is broken'], ['Dronette'])).toBeUndefined();
  });

  it('is told by what is asked where the name says nothing', () => {
    expect(kindOf(OF_A_DRONE, ['Ondrell Vero 3'])?.name).toBe('drone');
  });

  it('is not a name that the questions speak against', () => {
    expect(kindOf(OF_A_DRONE, ['Ondrell Kettle'])?.name).toBe('drone');
  });

  it('is none where the questions could be about anything, or are in a language without lists', () => {
    const ofAny = Array.from({ length: 9 }, () => 'it does not work, where is the button?');
    expect(kindOf(ofAny, ['Ondrell Vero 3'])).toBeUndefined();
    expect(kindOf(OF_A_DRONE.slice(0, 3), ['Ondrell Vero 3'])).toBeUndefined();
    expect(kindOf([], [])).toBeUndefined();
    expect(
      kindOf(['Wie lange ist die Garantie für das Gerät und wo ist der Knopf?'], ['drone']),
    ).toBeUndefined();
  });
});

describe('subjectsFor', () => {
  it('adds the subjects of the kind to those of any device', () => {
    const subjects = subjectsFor(OF_A_DRONE, []);
    expect(subjects.count).toBeGreaterThan(generalSubjects().count + 30);
    expect(subjects.toldBy('gimbal')).not.toEqual([]);
    expect(generalSubjects().toldBy('gimbal')).toEqual([]);
    expect(subjectsFor(['it does not work'], [])).toBe(generalSubjects());
  });

  it('brings together what is said of one thing without a common word', async () => {
    const [topic] = await findTopics([...OF_A_DRONE, 'horizon is tilted'], ['camera drone']);
    expect(topic?.questions).toEqual([0, OF_A_DRONE.length]);
  });
});

describe('KINDS', () => {
  it.each(Object.entries(KINDS))('%s has names, and a subject a line in words of its own', (_, text) => {
    const [names = '', ...lines] = text.trim().split('\n');
    expect(names).toMatch(/^names: [^:;]+(?:, [^:;]+)+$/);
    expect(lines.length).toBeGreaterThan(30);
    for (const line of lines) {
      expect(line).toMatch(/^[^:;]+: [^:;,]+; [^:;,]+$/);
      const words = line.replace(/^[^:]+: /, '').split(/;? /);
      expect(new Set(words).size, line).toBe(words.length);
    }
    const titles = lines.map((line) => line.split(':')[0]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
