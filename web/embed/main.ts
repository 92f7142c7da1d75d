/**
 * Shows a chat on a company's own site: `<script src="https://…/embed.js" data-chatbot="…" async></script>`. It is
 * built into one file without dependencies and adds only one element to the end of the page.
 */
import type { EmbedCard } from '../../contracts/chat/embedding.ts';
import { type EmbeddedLink, readLink } from './read-link.ts';
import { consoleTexts } from './texts.ts';
import { addWidget } from './widget.ts';

async function start(script: HTMLScriptElement): Promise<void> {
  const link = readLink(script.dataset.chatbot ?? '', script.src);
  if (!link) return warn(consoleTexts.noLink);
  const card = await fetchCard(link);
  // If the browser refuses the frame, customers would see a broken page, so nothing is shown at all.
  if (!card) return warn(consoleTexts.notAllowed(location.origin));
  addWidget(link, card);
}

/** Loads the data that are shown before the chat; null if this site may not read them or there is no reply. */
const fetchCard = (link: EmbeddedLink): Promise<EmbedCard | null> =>
  fetch(link.cardUrl, { credentials: 'omit', referrerPolicy: 'no-referrer' })
    .then((response) => (response.ok ? response.json() : null))
    .then((reply: { data: EmbedCard } | null) => reply?.data ?? null)
    .catch(() => null);

function warn(text: string): void {
  // There is no other place to tell the developer of the site.
  console.warn(text);
}

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  if (document.body) void start(script);
  else document.addEventListener('readystatechange', () => void start(script), { once: true });
}
