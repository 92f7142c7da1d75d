import { expect, it } from 'vitest';
import { captionsFault, countCaptions, toWebVtt } from './captions.ts';

it('keeps the captions of a WebVTT file and where they stand, and nothing else', () => {
  const file = [
    '\uFEFFWEBVTT - Strainer',
    'Kind: captions',
    '',
    'STYLE',
    '::cue { background: url(https://elsewhere.example/x.png) }',
    '',
    'NOTE taken down by hand',
    '',
    'first',
    '00:01.000 --> 00:04.000 align:start line:0% region:top',
    '<v Mara>Close both valves.',
    'Let the pump cool down.',
    '',
    '00:00:04.000 --> 00:00:05.000',
    '',
    '',
    '00:00:06.000 --> 01:00:09.250',
    'Unscrew the cap.',
  ].join('\r\n');
  expect(toWebVtt(file)).toBe(
    [
      'WEBVTT',
      '',
      '00:01.000 --> 00:04.000 align:start line:0%',
      '<v Mara>Close both valves.',
      'Let the pump cool down.',
      '',
      '00:00:06.000 --> 01:00:09.250',
      'Unscrew the cap.',
      '',
    ].join('\n'),
  );
  expect(countCaptions(file)).toBe(2);
});

it('takes SubRip, and its own result unchanged', () => {
  const subRip =
    '1\n00:00:01,000 --> 00:00:04,500  X1:100 X2:200\nClose the valves.\n\n2\n00:00:05,000 --> 00:00:06,000\nOpen it.\n';
  const once = toWebVtt(subRip);
  expect(once).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:04.500\nClose the valves.\n\n00:00:05.000 --> 00:00:06.000\nOpen it.\n',
  );
  expect(toWebVtt(once)).toBe(once);
});

it('takes an empty text for no captions', () => {
  expect(toWebVtt(' \n')).toBe('');
  expect(countCaptions('')).toBe(0);
  expect(captionsFault('')).toBeNull();
});

it.each([
  ['Close the valves.', /holds no captions/],
  ['WEBVTT\n\n00:01.000 --> 00:04.000\n\n', /holds no captions/],
  ['WEBVTT\n\n0:1 --> 0:4\nClose.', /^Line 3: write the times as/],
  ['WEBVTT\n\n00:61.000 --> 00:62.000\nClose.', /^Line 3: write the times as/],
  ['WEBVTT\n\n00:04.000 --> 00:04.000\nClose.', /^Line 3: the caption ends before it begins/],
  ['00:01.000 --> 00:02.000\nClose.\n00:02.000 --> 00:03.000\nOpen.', /^Line 3: leave an empty line/],
])('says what is wrong with %j', (text, fault) => {
  expect(captionsFault(text)).toMatch(fault);
  expect(() => toWebVtt(text)).toThrow(fault);
});
