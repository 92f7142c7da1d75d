import { describe, expect, it } from 'vitest';
import { isLabel, openingSignalLevel, signalLevel, titleSignalLevel } from './signal-word.ts';

describe('signal words', () => {
  it.each([
    ['WARNING!', 'warning'],
    ['⚠ PRUDENCE', 'caution'],
    ['Attention！', 'caution'],
    ['AANWIJZING', 'notice'],
    ['ADVERTÊNCIA', 'warning'],
    ['Pas op!', 'caution'],
    ['ATENCION', 'caution'],
    ['VAROVÁNÍ', 'warning'],
    ['ОПАСНОСТЬ', 'danger'],
    ['△!', 'caution'],
    ['Anmerkung', 'notice'],
    ['Tärkeää:', 'notice'],
  ])('%s is of the level %s', (text, level) => {
    expect(signalLevel(text)).toBe(level);
    expect(isLabel(text)).toBe(true);
  });
});

describe('labels that state no danger', () => {
  it.each(['Tip:', 'Suggerimento', 'SUGERENCIA', 'Dica!', 'Wskazówka', 'Esempio:'])('%s is one', (text) => {
    expect(signalLevel(text)).toBeNull();
    expect(isLabel(text)).toBe(true);
  });
});

describe('the line above a label’s text', () => {
  it.each([
    ['VOORZICHTIG – Schade aan de vloer', 'caution'],
    ['WARNING Risk of burns!', 'warning'],
    ['Perigo: choque elétrico', 'danger'],
  ])('tells the level of %s', (text, level) => {
    expect(titleSignalLevel(text)).toBe(level);
    expect(isLabel(text)).toBe(true);
  });

  it.each([
    'WARNING LAMPS',
    'Warning lamps',
    'Caution: the plate is hot.',
    'Cleaning – Notes',
    `Warning: ${'very '.repeat(20)}hot`,
  ])('is not “%s”', (text) => {
    expect(titleSignalLevel(text)).toBeNull();
    expect(isLabel(text)).toBe(false);
  });
});

describe('a text that opens with a signal word in capitals', () => {
  it.each([
    ['CAUTION. LABELS ON THE MACHINE ARE HOT', 'caution'],
    ['CAUTION Hot surfaces.', 'caution'],
    ['CAUTION HOT SURFACE', 'caution'],
    ['CAUTION MOVING PARTS', 'caution'],
    ['VORSICHT QUETSCHGEFAHR', 'caution'],
    ['WARNING DO NOT OPEN THE LID', 'warning'],
    ['WARNING NICHT ÖFFNEN', 'warning'],
    ['DANGER PULL THE PLUG FIRST!', 'danger'],
    ['⚠ WARNING MOVING PARTS', 'warning'],
    ['WARNING THIS PRODUCT HOLDS A LIQUID THAT IS KNOWN TO CAUSE CANCER', 'warning'],
  ])('warns: %s', (text, level) => {
    expect(openingSignalLevel(text)).toBe(level);
  });

  it.each([
    'WARNING LAMPS AND INDICATORS',
    'CAUTION LABELS ON THE MACHINE',
    'NOTE ON BATTERIES',
    'IMPORTANT SAFETY INSTRUCTIONS',
  ])('is a title where that goes on in capitals: %s', (text) => {
    expect(openingSignalLevel(text)).toBeNull();
  });
});
