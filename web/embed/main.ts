/**
 * Shows a chat on the company's own site: `<script src="https://…/embed.js" data-chatbot="…" async></script>`. Built
 * into one file without dependencies; the page around stays as it is but for one element at its end.
 */
import type { EmbedCard } from '../../contracts/embedding.ts';
import { type EmbeddedLink, readLink } from './read-link.ts';
import { consoleTexts } from './texts.ts';
import { addWidget } from './widget.ts';

async function start(script: HTMLScriptElement): Promise<void> {
  const link = readLink(script.dataset.chatbot ?? '', script.src);
  if (!link) return warn(consoleTexts.noLink);
  const card = await fetchCard(link);
  // A frame that the browser will refuse is a broken page for customers: then nothing is shown at all.
  if (!card) return warn(consoleTexts.notAllowed(location.origin));
  addWidget(link, card);
}

/** What is shown before the chat is; null where this site may not read it, or nobody answers. */
const fetchCard = (link: EmbeddedLink): Promise<EmbedCard | null> =>
  fetch(link.cardUrl, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    .then((response) => (response.ok ? response.json() : null))
    .then((reply: { data: EmbedCard } | null) => reply?.data ?? null)
    .catch(() => null);

function warn(text: string): void {
  // The developer of the site has no other place to be told.
  console.warn(text);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  if (document.body) void start(script);
  else document.addEventListener('readystatechange', () => void start(script), { once: true });
}
