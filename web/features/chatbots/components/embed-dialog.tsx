import { useState } from 'react';
import { Link } from 'react-router';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { paths } from '../../../../contracts/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { CodeBlock } from '../../../ui/list/code-block.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useEmbedSites } from '../api/embed-sites.ts';
import { embedCode, judgeAddress, type Verdict } from '../embed-code.ts';
import { texts } from '../texts.ts';
import { ContactCode } from './contact-code.tsx';

const words = texts.embed;

/** A dialog with the code of the chat and of the contact form, and a check of the company's page. */
export function EmbedDialog({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={words.title}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Tabs
        label={words.kinds}
        tabs={[
          { id: 'chat', label: words.chat, content: <ChatCode chatbot={chatbot} /> },
          {
            id: 'contact',
            label: texts.contact.tab,
            content: <ContactCode chatbot={chatbot} sites={<NamedSites />} />,
          },
        ]}
      />
    </Dialog>
  );
}

/** The code to copy, a warning about who shares the chat, and a check of the company's page. */
function ChatCode({ chatbot }: { chatbot: Chatbot }) {
  const sites = useEmbedSites();
  const code = embedCode(chatbot, window.location.origin);
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{words.intro}</p>
      <CodeBlock>{code}</CodeBlock>
      <div>
        <CopyButton text={code} label={words.copy} doneMessage={words.copied} isLabelled />
      </div>
      <p>{words.shared(chatbot.useremail, chatbot.queriesUsed, chatbot.queryLimit)}</p>
      <NamedSites />
      {sites && <AddressCheck origins={sites} />}
    </div>
  );
}

/** The sites that may show frames of ours. */
function NamedSites() {
  const origins = useEmbedSites();
  if (!origins) return null;
  return (
    <p className="wrap-anywhere">
      {origins.length === 0 ? words.noSites : words.sites(origins.join(', '))}{' '}
      <Link to={paths.settings.path}>{words.toSettings}</Link>
    </p>
  );
}

function AddressCheck({ origins }: { origins: readonly string[] }) {
  const [address, setAddress] = useState('');
  return (
    <>
      <Field label={words.address} hint={words.addressHint} isOptional>
        <Input
          type="url"
          value={address}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </Field>
      <p role="status" className="wrap-anywhere">
        {address.trim() && describe(judgeAddress(address, origins))}
      </p>
    </>
  );
}

const describe = (verdict: Verdict): string =>
  verdict.is === 'fault' ? verdict.fault : words.verdicts[verdict.is](verdict.origin);
