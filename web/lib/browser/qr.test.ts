import { expect, it } from 'vitest';
import { drawQr, qrPicture } from './qr.ts';

it('draws another code for another address, white around it', () => {
  const svg = drawQr('https://help.example.com/chatbot/a/b/c');
  expect(svg).toMatch(/^<svg /);
  expect(svg).toContain('#fff');
  expect(svg).not.toBe(drawQr('https://help.example.com/chatbot/a/b/d'));
});

it('is a picture without an address of its own', () => {
  const [type, svg = ''] = qrPicture('otpauth://totp/x').split(',');
  expect(type).toBe('data:image/svg+xml');
  expect(decodeURIComponent(svg)).toBe(drawQr('otpauth://totp/x'));
});
