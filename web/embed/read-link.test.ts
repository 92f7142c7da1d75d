import { expect, it } from 'vitest';
import { readLink } from './read-link.ts';

const SCRIPT = 'https://manuals.example/embed.js';
const link = {
  frameUrl: 'https://manuals.example/chatbot/c/p/k?embedded',
  cardUrl: 'https://manuals.example/api/chatbot/embed/c/p/k',
  origin: 'https://manuals.example',
};

it.each(['/chatbot/c/p/k', 'chatbot/c/p/k/', 'https://manuals.example/chatbot/c/p/k?from=mail#now'])(
  'reads %s',
  (text) => expect(readLink(text, SCRIPT)).toEqual(link),
);

it.each([
  ...['', '/', '/chatbot/c/p', '/chatbot/c//k', '/chatbot/c/p/k/more', '/admin/c/p/k'],
  ...['javascript:/chatbot/c/p/k', 'data:/chatbot/c/p/k', 'https://'],
])('is null for %j', (text) => expect(readLink(text, SCRIPT)).toBeNull());
