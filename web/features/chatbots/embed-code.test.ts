import { expect, it } from 'vitest';
import { contactCode, embedCode, judgeAddress } from './embed-code.ts';

const chatbot = {
  company: 'c',
  product: { _id: 'p', product_name: 'Pump', uploadedAt: '2026-01-01T00:00:00Z' },
  uniqueId: 'k',
};

it('names the script and the path of the chat', () => {
  expect(embedCode(chatbot, 'https://manuals.example')).toBe(
    '<script src="https://manuals.example/embed.js" data-chatbot="/chatbot/c/p/k" async></script>',
  );
});

it('names the script and the path of the contact form', () => {
  expect(contactCode(chatbot, 'https://manuals.example')).toBe(
    '<script src="https://manuals.example/contact.js" data-link="/contact/k" data-form="#contact" defer></script>',
  );
});

it.each([
  ['https://www.company.com/help?x=1#y', 'allowed'],
  [' https://www.company.com ', 'allowed'],
  ['https://company.com', 'unknown'],
  ['https://www.company.com:8443', 'unknown'],
  ['http://www.company.com', 'fault'],
  ['www.company.com', 'fault'],
  ['about:blank', 'fault'],
])('judges %s: %s', (address, is) =>
  expect(judgeAddress(address, ['https://www.company.com'])).toMatchObject({ is }),
);
