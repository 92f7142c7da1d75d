/** The script of a contact form in a frame: asks what the page around it hands over, shows what the server writes, and tells the page. */
import type { FromContactFrame, ToContactFrame } from '../../contracts/chat/contact-frame.ts';

/** Origin of the page around, once it has spoken; the browser lets only pages frame this that the company allows. */
let around: string | null = null;
let message = '';
/** Names this filling-in; the server made it. */
const key = document.querySelector('main')?.dataset.key ?? '';

/** @param origin missing: only that there is something to talk to, which everybody may know */
const tell = (what: FromContactFrame, origin = around): void => {
  if (origin !== null && parent !== window) parent.postMessage(what, origin);
};

const main = (): HTMLElement => document.querySelector('main') ?? document.body;
const addressOf = (part: string): string => `${location.pathname}${part}${location.search}`;

/** Sends fields and shows the page that comes back. @returns how the form stands now */
async function post(url: string, fields: URLSearchParams): Promise<string | undefined> {
  const response = await fetch(url, { method: 'POST', body: fields, credentials: 'omit' });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main');
  if (!response.ok || !next) return undefined;
  main().replaceWith(document.adoptNode(next));
  watchHeight();
  return next.dataset.state;
}

/** Asks, and tells the page whether there is something to read. */
async function ask(fields: URLSearchParams): Promise<void> {
  const state = await post(addressOf(''), fields).catch(() => undefined);
  const { said = '', page = '' } = main().dataset;
  if (state !== 'answered') return tell({ manualist: 'unanswered' });
  const address = page === '' ? '' : new URL(page, location.href).href;
  tell({ manualist: 'answered', said: { question: message, answer: said, page: address } });
  isNew = true;
  focusAnswer();
}

/** Whether nobody has been led to the answer so far. */
let isNew = false;

/** The page puts the focus into the frame; what is read first is the heading of the answer. */
function focusAnswer(): void {
  if (!isNew) return;
  isNew = !document.hasFocus();
  document.querySelector<HTMLElement>('#answer')?.focus({ preventScroll: true });
}

/** Keeps that the message was sent by the form around. It is sent even if that page is left at once. */
function keepSent(): void {
  const { answer } = main().dataset;
  if (answer !== undefined) navigator.sendBeacon(addressOf('/sent'), new URLSearchParams({ answer }));
}

async function handleSubmit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
  if (form.dataset.does === 'choose') return ask(fields);
  if (form.dataset.does === 'helped') {
    // What the customer said is shown even where it could not be kept.
    await post(form.action, fields).catch(() => undefined);
    return tell({ manualist: 'helped' });
  }
  keepSent();
  tell({ manualist: 'send' });
}

const isToFrame = (data: unknown): data is ToContactFrame =>
  typeof data === 'object' && data !== null && typeof (data as ToContactFrame).manualist === 'string';

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || !isToFrame(data) || (around !== null && around !== origin)) return;
  around = origin;
  if (data.manualist === 'sent') return keepSent();
  message = String(data.message);
  void ask(new URLSearchParams({ message, key }));
});
addEventListener('focus', focusAnswer);
document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) void handleSubmit(event.target, event.submitter);
});

const heights = new ResizeObserver(() =>
  tell({ manualist: 'height', px: Math.ceil(document.documentElement.getBoundingClientRect().height) }),
);
function watchHeight(): void {
  heights.disconnect();
  heights.observe(main());
}
watchHeight();
tell({ manualist: 'ready' }, '*');
