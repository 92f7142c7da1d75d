import { describe, expect, it } from 'vitest';
import { createPresence } from './presence.ts';

describe('createPresence', () => {
  function open() {
    let now = 0;
    const presence = createPresence(() => now);
    const pass = (ms: number): void => {
      now += ms;
    };
    return { ...presence, pass };
  }

  it('leaves alone who is the only one', () => {
    const { note, isAlone } = open();
    expect(isAlone('a')).toBe(true);
    note('a');
    note('a');
    expect(isAlone('a')).toBe(true);
    expect(isAlone('b')).toBe(false);
  });

  it('sees others for five seconds, however much one does meanwhile', () => {
    const { note, isAlone, pass } = open();
    note('b');
    for (let second = 0; second < 5; second += 1) {
      note('a');
      expect(isAlone('a')).toBe(false);
      pass(1_000);
    }
    pass(1);
    expect(isAlone('a')).toBe(true);
    expect(isAlone('b')).toBe(false);
  });

  it('sees the one of several others who was there last', () => {
    const { note, isAlone, pass } = open();
    note('b');
    pass(4_000);
    note('c');
    pass(4_000);
    note('a');
    expect(isAlone('a')).toBe(false);
    pass(1_001);
    expect(isAlone('a')).toBe(true);
    expect(isAlone('c')).toBe(false);
  });
});
