import { useState } from 'react';
import { classNames } from '../../../lib/browser/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { loadedAnswers } from '../answer/loaded-answers.ts';
import { useChat } from './chat-context.ts';
import { ContactCard } from './contact-card.tsx';
import { texts } from './texts.ts';

const LINK =
  'relative block min-h-6 max-w-full text-left text-13 text-cite underline decoration-1 underline-offset-3 hover:decoration-2 ' +
  'after:absolute after:inset-x-0 after:-inset-y-2.5';

/** Opens the company's card, with the conversation to hand over once there is one; its name alone where it gives no contact. */
export function ContactButton({ className }: { className?: string }) {
  const { company, messages } = useChat();
  const ContactWithConversation = loadedAnswers()?.ContactWithConversation;
  const [isOpen, setIsOpen] = useState(false);
  const { company_name, company_email, company_contact } = company;
  if (!company_email && !company_contact) {
    return (
      <span className={classNames('block truncate text-13 text-ink-2', className)} title={company_name}>
        {company_name}
      </span>
    );
  }
  const words = texts.contact.open(company_name);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        title={words}
        className={classNames(LINK, className)}
        onClick={() => setIsOpen(true)}
      >
        {/* Cut off inside of the button, whose reach is larger than its line. */}
        <span className="block truncate">{words}</span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words}
        actions={<Button onClick={close}>{texts.steps.close}</Button>}
      >
        {messages.length > 0 && ContactWithConversation ? (
          <ContactWithConversation />
        ) : (
          <ContactCard company={company} />
        )}
      </Dialog>
    </>
  );
}
