import type { ReactNode } from 'react';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { contactPath, TRIAL_PARAM } from '../../../../contracts/chat/contact-frame.ts';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { CodeBlock } from '../../../ui/list/code-block.tsx';
import { contactCode } from '../embed-code.ts';
import { texts } from '../texts.ts';

const words = texts.contact;

/** The code for a contact form of the company's own, and the page for those who have none. */
export function ContactCode({ chatbot, sites }: { chatbot: Chatbot; sites: ReactNode }) {
  const host = window.location.origin;
  const code = contactCode(chatbot, host);
  const path = contactPath(chatbot.uniqueId);
  const trial = `${path}?${TRIAL_PARAM}`;
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{words.intro}</p>
      <CodeBlock>{code}</CodeBlock>
      <div>
        <CopyButton text={code} label={words.copy} doneMessage={words.copied} isLabelled />
      </div>
      <p>{words.fallback}</p>
      {sites}
      <p>{words.apart(chatbot.useremail, chatbot.queriesUsed, chatbot.queryLimit)}</p>
      <p>{words.ownPage}</p>
      <CodeBlock>{host + path}</CodeBlock>
      <div className="flex flex-wrap items-center gap-4">
        <CopyButton
          text={host + path}
          label={words.copyAddress}
          doneMessage={words.addressCopied}
          isLabelled
        />
        <a href={trial} target="_blank" rel="noopener">
          {words.open}
        </a>
      </div>
      <iframe title={words.preview} src={trial} className="h-90 w-full border border-hair" />
      <p className="text-13 text-ink-2">{words.previewNote}</p>
    </div>
  );
}
