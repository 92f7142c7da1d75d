import { expect, it } from 'vitest';
import { drawQr, qrFilename } from './qr.ts';

it('draws another code for another address, white around it', () => {
  const svg = drawQr('https://help.example.com/chatbot/a/b/c');
  expect(svg).toMatch(/^<svg /);
  expect(svg).toContain('#fff');
  expect(svg).not.toBe(drawQr('https://help.example.com/chatbot/a/b/d'));
});

it.each([
  ['D58 Espresso Machine', 'qr-d58-espresso-machine.svg'],
  ['../../Pumpe Größe 3', 'qr-pumpe-größe-3.svg'],
  ['!!', 'qr-chatbot.svg'],
])('names the file of %j %s', (name, filename) => {
  expect(qrFilename(name)).toBe(filename);
});
