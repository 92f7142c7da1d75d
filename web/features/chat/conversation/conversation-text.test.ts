import { afterEach, describe, expect, it } from 'vitest';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { german } from '../languages/de-texts.ts';
import { english, speakChat } from '../shell/texts.ts';
import { sampleAnswer } from '../testing/samples.ts';
import { conversationText, mailLink } from './conversation-text.ts';

const question = (content: string): Message => ({
  _id: '0190a000-0000-7000-8000-00000000000b',
  sender: 'user',
  content,
  timestamp: '2026-11-21T14:05:00.000Z',
  videos: [],
});
const bodyOf = (link: string) => decodeURIComponent(link.split('&body=')[1] ?? '');
const linkOf = (...messages: Message[]) => mailLink('help@pumps.example', 'Pump: unsolved', messages);

afterEach(() => speakChat(english));

describe('the conversation as text', () => {
  it('has questions, answers with their places, and what was said of them', () => {
    const text = conversationText([question('Why?'), sampleAnswer({ feedback: 'does-not-work' })]);
    expect(text).toContain('Your question: Why?');
    expect(text).toContain('Clean the strainer once a year.');
    expect(text).toContain('(Installation manual, p. 38)');
    expect(text).toMatch(/\[Does not work\]$/);
  });

  it('says what was said of an answer in the language chosen after the page was loaded', () => {
    speakChat(german.chat);
    const answers = [sampleAnswer({ feedback: 'works' }), sampleAnswer({ feedback: 'does-not-work' })];
    expect(conversationText(answers).match(/\[.+\]/g)).toEqual(['[Funktioniert]', '[Funktioniert nicht]']);
  });
});

describe('the mail', () => {
  it('holds the whole of a short conversation, with the line ends of mails', () => {
    const link = linkOf(question('Why & how?'), sampleAnswer());
    expect(link).toMatch(/^mailto:help@pumps\.example\?subject=Pump%3A%20unsolved&body=/);
    expect(bodyOf(link)).toMatch(/^Your question: Why & how\?\r\n\r\nAnswer: /);
  });

  it('keeps the newest messages of a long one, and says so', () => {
    const link = linkOf(...Array.from({ length: 60 }, (_, at) => question(`What about part ${at}?`)));
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(bodyOf(link)).toMatch(/^\(Shortened\./);
    expect(bodyOf(link)).toContain('part 59?');
    expect(bodyOf(link)).not.toContain('part 0?');
  });

  it.each(['x'.repeat(9000), '😀'.repeat(2000), `\ud83d${'ä'.repeat(5000)}`])(
    'keeps the beginning of a single message that is too long',
    (words) => {
      const link = linkOf(question(words));
      expect(link.length).toBeLessThanOrEqual(1900);
      expect(link.length).toBeGreaterThan(1700);
      expect(bodyOf(link)).toMatch(/ …$/);
    },
  );
});
