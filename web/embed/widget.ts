import { CLOSE_MESSAGE } from '../../contracts/chat/embed-frame.ts';
import type { EmbedCard } from '../../contracts/chat/embedding.ts';
import type { EmbeddedLink } from './read-link.ts';
import { PHONE, styleOf } from './style.ts';
import { chooseWords } from './texts.ts';

const BUBBLE = 'M4 5h16v11H11l-5 4v-4H4z';
const CROSS = 'M6 6l12 12M18 6L6 18';

/** Adds the button in the corner of the page, and the panel with the chat that it opens. */
export function addWidget(link: EmbeddedLink, card: EmbedCard): void {
  const words = chooseWords(navigator.languages);
  const name = words.ask(card.product_name);
  const host = document.createElement('div');
  host.lang = words.lang;
  const root = host.attachShadow({ mode: 'open' });
  // The page's own policy for styles does not apply to a style sheet that is made by a script.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styleOf(card.accent));
  root.adoptedStyleSheets = [sheet];

  const open = add(root, 'button', { class: 'open', type: 'button', 'aria-haspopup': 'dialog' });
  drawIcon(open, BUBBLE);
  add(open, 'span').textContent = words.open;
  // The name for screen readers begins with the visible words.
  open.setAttribute('aria-label', `${words.open}: ${card.product_name}`);
  const panel = add(root, 'dialog', { 'aria-labelledby': 'title' });
  const head = add(panel, 'div', { class: 'head' });
  add(head, 'h2', { id: 'title' }).textContent = name;
  const close = add(head, 'button', { type: 'button', 'aria-label': words.close });
  drawIcon(close, CROSS);
  let frame: HTMLIFrameElement | null = null;

  const show = () => {
    // The chat is loaded when it is first opened, and keeps its content when it is closed.
    frame ??= add(panel, 'iframe', {
      src: link.frameUrl,
      title: name,
      allow: 'clipboard-write; microphone',
    });
    // On a phone it covers the page, which must not be reachable behind it.
    if (matchMedia(PHONE).matches) panel.showModal();
    else panel.show();
    open.setAttribute('aria-expanded', 'true');
  };
  const hide = () => panel.close();
  open.setAttribute('aria-expanded', 'false');
  open.addEventListener('click', () => (panel.open ? hide() : show()));
  close.addEventListener('click', hide);
  panel.addEventListener('close', () => {
    open.setAttribute('aria-expanded', 'false');
    open.focus();
  });
  const own: HTMLElement[] = [open, panel];
  for (const element of own) {
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && panel.open) hide();
    });
  }
  // Key presses inside the frame are events only there, so the chat reports Escape by a message.
  addEventListener('message', ({ source, origin, data }) => {
    const isChat = frame !== null && source === frame.contentWindow && origin === link.origin;
    if (isChat && data === CLOSE_MESSAGE && panel.open) hide();
  });
  document.body.append(host);
}

function add<Tag extends keyof HTMLElementTagNameMap>(
  parent: ParentNode,
  tag: Tag,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

function drawIcon(parent: Element, path: string): void {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  for (const [name, value] of Object.entries({ width: '24', height: '24', 'aria-hidden': 'true' })) {
    svg.setAttribute(name, value);
  }
  svg.setAttribute('viewBox', '0 0 24 24');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  parent.append(svg);
}
