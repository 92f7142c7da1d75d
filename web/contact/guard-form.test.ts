// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromContactFrame } from '../../contracts/chat/contact-frame.ts';
import { findForm } from './find-form.ts';
import { guardForm } from './guard-form.ts';
import { chooseWords } from './texts.ts';

const ORIGIN = 'https://manuals.example';
const LINK = { frameUrl: `${ORIGIN}/contact/key?framed`, origin: ORIGIN };
const SAID = { question: 'Why?', answer: 'Because.', page: `${ORIGIN}/uploads/a#page=2` };

let sent: Record<string, string>[];
let told: unknown[];
/** The window of the frame; jsdom makes none for one in a shadow tree. */
let view: { postMessage: (message: unknown, target: string) => void };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // jsdom has none that a script can fill.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  document.body.innerHTML =
    '<form id="contact"><textarea name="text"></textarea><button name="by" value="button">Send</button></form>';
  sent = [];
  told = [];
  const script = document.body.appendChild(document.createElement('script'));
  const found = findForm(script);
  if (typeof found === 'string') throw new Error(found);
  guardForm(found, LINK, chooseWords(['en']));
  view = {
    postMessage: (message, target) => {
      told.push(message);
      expect(target).toBe(ORIGIN);
    },
  };
  Object.defineProperty(frame(), 'contentWindow', { value: view });
  // The page's own script, which sends the form by itself.
  found.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(found.form, event.submitter);
    sent.push(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const element = <E extends Element>(selector: string, root: ParentNode = document): E => {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const panel = () => {
  const root = element('form > div').shadowRoot;
  if (!root) throw new Error('There is no panel.');
  return root;
};
const frame = () => element<HTMLIFrameElement>('iframe', panel());
const status = () => element('[role=status]', panel()).textContent;
const write = (text: string) => {
  element<HTMLTextAreaElement>('textarea').value = text;
};
const press = () => element<HTMLButtonElement>('button').click();

/** The frame says something, or somebody else does. */
function say(data: FromContactFrame, { origin = ORIGIN, source = view as unknown } = {}): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}
const makeReady = () => say({ manualist: 'ready' });

it('asks the frame before the form is sent, and sends nothing meanwhile', () => {
  write(' Why? ');
  press();
  expect(frame().src).toBe(LINK.frameUrl);
  expect(status()).toBe('Looking in the manual…');
  makeReady();
  expect(told).toEqual([{ manualist: 'ask', message: 'Why?' }]);
  expect(sent).toEqual([]);
});

it('shows what the manual says, and sends all the same once, with what was said', () => {
  write('Why?');
  press();
  makeReady();
  say({ manualist: 'answered', said: SAID });
  expect(frame().hidden).toBe(false);
  expect(status()).toContain('Read here what the manual says');
  expect(sent).toEqual([]);
  say({ manualist: 'send' });
  say({ manualist: 'send' });
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([
    {
      text: 'Why?',
      by: 'button',
      manualist_question: 'Why?',
      manualist_answer: 'Because.',
      manualist_page: SAID.page,
    },
  ]);
});

it('sends by the form’s own button too, and tells the frame', () => {
  write('Why?');
  press();
  makeReady();
  say({ manualist: 'answered', said: SAID });
  write('Why? It is urgent.');
  press();
  expect(sent).toMatchObject([{ text: 'Why? It is urgent.', manualist_answer: 'Because.' }]);
  expect(told.at(-1)).toEqual({ manualist: 'sent' });
});

it('sends nothing where it helped, until the customer wants it', () => {
  write('Why?');
  press();
  makeReady();
  say({ manualist: 'answered', said: SAID });
  say({ manualist: 'helped' });
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  expect(status()).toBe('Your message was not sent.');
  say({ manualist: 'send' });
  expect(sent).toHaveLength(1);
});

it('sends as ever what the manual does not answer', () => {
  write('Why?');
  press();
  makeReady();
  say({ manualist: 'unanswered' });
  expect(sent).toEqual([{ text: 'Why?', by: 'button' }]);
});

it('sends as ever when there is no answer in time, and shows none that comes later', () => {
  write('Why?');
  press();
  makeReady();
  vi.advanceTimersByTime(7999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);
  say({ manualist: 'answered', said: SAID });
  expect(frame().hidden).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

it('takes two fast presses for one, and a later one for impatience', () => {
  write('Why?');
  press();
  press();
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1500);
  press();
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

it('sends as ever where the browser refuses the frame, and says why in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  write('Why?');
  press();
  frame().dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1500);
  expect(sent).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
  write('And why else?');
  press();
  expect(sent).toHaveLength(2);
});

it('asks nothing twice: the page may have to send again what was let through', () => {
  write('Why?');
  press();
  makeReady();
  say({ manualist: 'unanswered' });
  press();
  expect(sent).toHaveLength(2);
  write('Something else?');
  press();
  expect(sent).toHaveLength(2);
  expect(told.at(-1)).toEqual({ manualist: 'ask', message: 'Something else?' });
});

it('believes only its own frame of its own origin', () => {
  write('Why?');
  press();
  makeReady();
  say({ manualist: 'answered', said: SAID }, { origin: 'https://evil.example' });
  say({ manualist: 'send' }, { source: window });
  expect(frame().hidden).toBe(true);
  expect(sent).toEqual([]);
});

it('sends an empty message to the form’s own check', () => {
  press();
  expect(sent).toEqual([{ text: '', by: 'button' }]);
});
