import { expect, it } from 'vitest';
import { readLink } from './read-link.ts';

const SCRIPT = 'https://manuals.example/contact.js';
const KEY = 'AbCdEfGhIjKlMnOpQrStUvWx_-012345';
const link = {
  frameUrl: `https://manuals.example/contact/${KEY}?framed`,
  origin: 'https://manuals.example',
};

it.each([
  KEY,
  `/contact/${KEY}`,
  `https://manuals.example/contact/${KEY}?lang=de#now`,
  `/chatbot/c/p/${KEY}`,
  `https://manuals.example/chatbot/c/p/${KEY}?from=mail`,
])('reads %s', (text) => expect(readLink(text, SCRIPT)).toEqual(link));

it.each([
  ...['', '/', '/contact', '/contact/short', `/contact/${KEY}/send`, `/admin/${KEY}`, `/chatbot/c/${KEY}`],
  ...[`javascript:/contact/${KEY}`, `data:/contact/${KEY}`, 'https://'],
])('is null for %j', (text) => expect(readLink(text, SCRIPT)).toBeNull());
