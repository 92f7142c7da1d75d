import { describe, expect, it } from 'vitest';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { search } from './search.ts';

describe('computeSignals', () => {
  const index = indexOf(makeManual([{ text: 'Press the button of the tool and watch the television.' }]));
  const signals = (question: string) => search(index, question).signals;

  it('takes a slip of the keys for the word that was meant', () => {
    expect(signals('buton')).toMatchObject({ unknownShare: 0, knownShare: 1, relatedShare: 1 });
  });

  it('takes a word with another first letter for another word', () => {
    expect(signals('wool')).toMatchObject({ unknownShare: 1, knownShare: 0, relatedShare: 0 });
  });

  it('tells a word that the manual calls otherwise from one that it cannot mean', () => {
    expect(signals('telly')).toMatchObject({ unknownShare: 1, knownShare: 0, relatedShare: 1 });
    expect(signals('zebra')).toMatchObject({ unknownShare: 1, knownShare: 0, relatedShare: 0 });
  });

  it('does not count what people feel about it as something that the manual lacks', () => {
    expect(signals('horrible button')).toMatchObject({ unknownShare: 0 });
    expect(signals('striped button')).toMatchObject({ unknownShare: 0.5 });
  });
});
