/** Asks the manual before a form is sent. Whatever goes wrong, the form is sent as it would be without the script, and once. */
import {
  CONTACT_FIELDS,
  type ContactSaid,
  type FromContactFrame,
} from '../../contracts/chat/contact-frame.ts';
import type { FoundForm } from './find-form.ts';
import { addPanel, type Panel } from './panel.ts';
import type { ContactLink } from './read-link.ts';
import { consoleTexts, type Words } from './texts.ts';

/** Longest wait for an answer. */
const ASK_MS = 8000;
/** A second press within this time is a double click, a later one wants to send without waiting. */
const DOUBLE_CLICK_MS = 1000;

type Message = FromContactFrame | 'dead';

/** Puts the script between a form and its sending. */
export function guardForm(found: FoundForm, link: ContactLink, words: Words & { lang: string }): void {
  const panel = addPanel(found.place, link, words, (message) => guard.hear(message));
  const guard = createGuard(found, panel, words);
  found.form.addEventListener('focusin', panel.load, { once: true });
  // Before the page's own script, which gets the event when the form is sent.
  found.form.addEventListener('submit', guard.handleSubmit, true);
}

function createGuard({ form, field }: FoundForm, panel: Panel, words: Words) {
  let phase: 'idle' | 'asking' | 'shown' | 'passing' = 'idle';
  let askedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let submitter: HTMLElement | null = null;
  /** What was let through; the page's own script may have to send it once more. */
  let passed: string | null = null;
  const messageNow = () => field.value.trim();

  /** The form is on its way, or the page sends it by itself and stays. */
  function end(): void {
    clearTimeout(timer);
    phase = 'idle';
    passed = messageNow();
    panel.hide();
  }

  /** Sends the form by the button that was pressed. */
  function pass(): void {
    phase = 'passing';
    form.requestSubmit(buttonOf(form, submitter));
    end();
  }

  function ask(): void {
    phase = 'asking';
    askedAt = Date.now();
    setFields(form, null);
    panel.ask(messageNow());
    timer = setTimeout(pass, ASK_MS);
  }

  return {
    hear(message: Message): void {
      // There is no other place to tell the developer of the site.
      if (message === 'dead') console.warn(consoleTexts.notAllowed(location.origin));
      if (phase === 'idle' || phase === 'passing') return;
      if (message === 'dead' || message.manualist === 'unanswered' || message.manualist === 'send') pass();
      else if (message.manualist === 'helped') panel.say(words.helped);
      else if (message.manualist === 'answered') {
        clearTimeout(timer);
        phase = 'shown';
        setFields(form, message.said);
        panel.show(words.answered);
      }
    },

    handleSubmit(event: SubmitEvent): void {
      const message = messageNow();
      if (phase === 'passing' || message === '' || message === passed || panel.isDead()) return;
      if (phase === 'shown') {
        panel.tellSent();
        end();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      submitter = event.submitter;
      if (phase === 'idle') ask();
      else if (Date.now() - askedAt > DOUBLE_CLICK_MS) pass();
    },
  };
}

/** The button, unless the page has taken it away since. */
const buttonOf = (form: HTMLFormElement, button: HTMLElement | null): HTMLElement | null =>
  button?.isConnected && 'form' in button && button.form === form ? button : null;

/** Adds what was asked and answered to the form, or takes it away. */
function setFields(form: HTMLFormElement, said: ContactSaid | null): void {
  for (const name of Object.values(CONTACT_FIELDS)) form.querySelector(`input[name=${name}]`)?.remove();
  if (!said) return;
  for (const part of ['question', 'answer', 'page'] as const) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = CONTACT_FIELDS[part];
    input.value = String(said[part]);
    form.append(input);
  }
}
