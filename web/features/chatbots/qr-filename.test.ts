import { expect, it } from 'vitest';
import { qrFilename } from './qr-filename.ts';

it.each([
  ['D58 Espresso Machine', 'qr-d58-espresso-machine.svg'],
  ['../../Pumpe Größe 3', 'qr-pumpe-größe-3.svg'],
  ['!!', 'qr-chatbot.svg'],
])('names the file of %j %s', (name, filename) => {
  expect(qrFilename(name)).toBe(filename);
});
