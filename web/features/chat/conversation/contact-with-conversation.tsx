import { Mail } from 'lucide-react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { useChat } from '../shell/chat-context.ts';
import { ContactCard } from '../shell/contact-card.tsx';
import { texts } from '../shell/texts.ts';
import { conversationText, mailLink } from './conversation-text.ts';
import { CopyText } from './copy-text.tsx';

/** The contact card with buttons that pass the conversation on, so that nobody has to tell it all again. */
export function ContactWithConversation() {
  const { company, product, messages } = useChat();
  const { company_email } = company;
  return (
    <div className="grid gap-2.5">
      <ContactCard company={company} />
      <div className="flex flex-wrap items-center gap-2">
        {company_email && (
          <a
            href={mailLink(company_email, texts.contact.subject(product), messages)}
            className={buttonStyle('go', 'normal', 'max-sm:w-full')}
          >
            <Mail size={18} aria-hidden="true" />
            {texts.contact.mail}
          </a>
        )}
        <CopyText label={texts.contact.copy} text={() => conversationText(messages)} />
      </div>
    </div>
  );
}
