import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('displayName', () => {
  it('takes the first of name, fullName, firstName and username', () => {
    expect(displayName({ username: 'ines', firstName: 'Ines' })).toBe('Ines');
    expect(displayName({ firstName: 'Ines', fullName: 'Ines Halloran' })).toBe('Ines Halloran');
    expect(displayName({ fullName: 'Ines Halloran', name: 'I. Halloran' })).toBe('I. Halloran');
  });

  it('looks under data as well, because the stored reply nests the user there', () => {
    expect(displayName({ status: 201, data: { name: 'Ines Halloran' } })).toBe('Ines Halloran');
  });

  it('falls back to the part of the e-mail before the at sign when every name is blank', () => {
    expect(displayName({ name: '  ', email: 'ines@fennmark.example' })).toBe('ines');
    expect(displayName({ data: { email: 'ines@fennmark.example' } })).toBe('ines');
  });

  it('says User when nothing is known', () => {
    expect(displayName(null)).toBe('User');
    expect(displayName({})).toBe('User');
    expect(displayName({ data: null, name: 7 })).toBe('User');
  });
});
