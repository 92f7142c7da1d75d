// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_EMERGENCY_TEXT } from '../../../../contracts/chat/answer-texts.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { setLanguage } from '../../../lib/text/locale.ts';
import { answerText } from '../answer/answer-text.ts';
import { GivenAnswer } from '../answer/given-answer.tsx';
import { loadWords } from '../languages/load-words.ts';
import { Announcer } from '../shell/announcer.tsx';
import { english, speakChat } from '../shell/texts.ts';
import { loadAnswersFirst } from '../testing/load-answers-first.ts';
import { sampleAnswer, sampleCitation } from '../testing/samples.ts';

loadAnswersFirst();
afterEach(() => {
  cleanup();
  setLanguage('en');
  speakChat(english);
});

const TEXT = 'If it smokes:\n1. Pull the plug.\n2. Call the service.';
const told = sampleAnswer({
  content: TEXT,
  emergency: { hasInstructions: true },
  citations: [sampleCitation({ page: 5, pageEnd: 5, heading: '2.6 In an emergency', quote: TEXT })],
  warnings: [{ level: 'danger', text: TEXT, page: 5, citation: 0 }],
});
const untold = sampleAnswer({
  content: NO_EMERGENCY_TEXT,
  answered: false,
  band: 'none',
  emergency: { hasInstructions: false },
  citations: [],
});

function show(message: Message) {
  const onOpen = vi.fn();
  render(<GivenAnswer message={message} companyName="Acme" onOpen={onOpen} />);
  return onOpen;
}

describe('an emergency', () => {
  it('is shown below its title in one piece, with the page that it stands on', () => {
    const onOpen = show(told);
    const notice = within(screen.getByRole('region', { name: 'EMERGENCY' }));
    expect(notice.getByText(/If it smokes/).textContent).toBe(TEXT);
    notice.getByText('In an emergency');
    fireEvent.click(notice.getByRole('button', { name: 'p. 5' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(0);
  });

  it.each([
    [null, 'EMERGENCY', /The manual gives no instructions for this emergency/],
    ['de', 'NOTFALL', /Die Anleitung sagt nichts zu diesem Notfall/],
    ['fr', 'URGENCE', /La notice ne donne aucune consigne/],
    ['es', 'EMERGENCIA', /El manual no da instrucciones/],
    ['hi', 'आपात स्थिति', /कोई निर्देश नहीं है/],
  ])('that the manual is silent about is said to be so in %s', async (language, title, text) => {
    const words = language && (await loadWords([language]));
    if (words) speakChat(words.chat);
    show(untold);
    within(screen.getByRole('region', { name: title })).getByText(text);
  });

  it('is announced at once, once, with its place', () => {
    render(<Announcer isSending={false} isFound={false} answer={told} />);
    expect(screen.getByRole('alert').textContent).toBe(answerText(told));
    expect(answerText(told)).toBe(`EMERGENCY\n${TEXT}\n(Installation manual, p. 5)`);
  });

  it('shows the words of the company behind those of the manual', () => {
    show({ ...told, isByCompany: true, content: 'Call our hotline at once.' });
    const notice = screen.getByRole('region', { name: 'EMERGENCY' });
    const own = screen.getByText('Call our hotline at once.');
    expect(notice.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
