/** What the script adds to the page: a line that says how it stands, and the frame with the answer. */
import type { FromContactFrame, ToContactFrame } from '../../contracts/chat/contact-frame.ts';
import type { ContactLink } from './read-link.ts';
import type { Words } from './texts.ts';

/** How long a frame that has loaded may take to say so. One that the browser refused never does. */
const READY_MS = 1500;
const MAX_HEIGHT_PX = 5000;

/** The line has the page's own letters and colours; empty it takes no room, but stays, so that its words are read out. */
const STYLE = `:host{all:initial;display:block;color:inherit;font:inherit}
p{margin:8px 0}
p:empty{margin:0}
iframe{display:block;width:100%;border:1px solid #85816f;border-radius:2px}
iframe[hidden]{display:none}
@media print{:host{display:none}}`;

export type Panel = ReturnType<typeof addPanel>;

/**
 * Adds the panel behind an element.
 * @param onMessage told what the frame says, and `dead` where there will be no frame
 */
export function addPanel(
  place: Element,
  link: ContactLink,
  words: Words & { lang: string },
  onMessage: (message: FromContactFrame | 'dead') => void,
) {
  const { status, frame } = addElements(place, words);
  const talk = openTalk(frame, link, onMessage);

  return {
    load: talk.load,
    isDead: talk.isDead,

    /** Has the frame ask, as soon as it can. */
    ask(message: string): void {
      status.textContent = words.looking;
      talk.ask(message);
    },

    /** Shows the answer. @param says the line above it; also read by screen readers */
    show(says: string): void {
      status.textContent = says;
      frame.hidden = false;
      frame.focus();
    },

    say(text: string): void {
      status.textContent = text;
    },

    /** Tells the frame that the form was sent by a button of its own. */
    tellSent: talk.tellSent,

    hide(): void {
      status.textContent = '';
      frame.hidden = true;
    },
  };
}

function addElements(place: Element, words: Words & { lang: string }) {
  const host = document.createElement('div');
  host.lang = words.lang;
  const root = host.attachShadow({ mode: 'open' });
  // The page's own policy for styles does not apply to a style sheet that is made by a script.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const frame = document.createElement('iframe');
  frame.title = words.frame;
  frame.hidden = true;
  root.append(status, frame);
  place.after(host);
  return { status, frame };
}

/** Talks with a frame, which is loaded when it is needed first. */
function openTalk(
  frame: HTMLIFrameElement,
  link: ContactLink,
  onMessage: (message: FromContactFrame | 'dead') => void,
) {
  let state: 'none' | 'loading' | 'ready' | 'dead' = 'none';
  let waiting: ToContactFrame | null = null;
  const tell = (message: ToContactFrame) => frame.contentWindow?.postMessage(message, link.origin);

  function hear({ source, origin, data }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== link.origin || !isFromFrame(data)) return;
    if (data.manualist === 'height') {
      frame.style.height = `${Math.min(Math.max(0, Number(data.px)), MAX_HEIGHT_PX)}px`;
    } else if (data.manualist === 'ready') {
      state = 'ready';
      if (waiting) tell(waiting);
      waiting = null;
    } else onMessage(data);
  }

  function giveUp(): void {
    if (state !== 'loading') return;
    state = 'dead';
    onMessage('dead');
  }

  function load(): void {
    if (state !== 'none') return;
    state = 'loading';
    addEventListener('message', hear);
    frame.addEventListener('load', () => setTimeout(giveUp, READY_MS));
    frame.src = link.frameUrl;
  }

  return {
    load,
    isDead: () => state === 'dead',
    tellSent: () => tell({ manualist: 'sent' }),
    ask(message: string): void {
      load();
      const request: ToContactFrame = { manualist: 'ask', message };
      if (state === 'ready') tell(request);
      else waiting = request;
    },
  };
}

const isFromFrame = (data: unknown): data is FromContactFrame =>
  typeof data === 'object' && data !== null && typeof (data as FromContactFrame).manualist === 'string';
