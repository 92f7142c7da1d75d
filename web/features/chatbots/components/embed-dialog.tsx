import { useState } from 'react';
import { Link } from 'react-router';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { paths } from '../../../../contracts/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useEmbedSites } from '../api/embed-sites.ts';
import { embedCode, judgeAddress, type Verdict } from '../embed-code.ts';
import { texts } from '../texts.ts';

const words = texts.embed;

/** The code to copy, who will share the chat, and whether a page of the company's would be allowed to show it. */
export function EmbedDialog({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) {
  const sites = useEmbedSites();
  const code = embedCode(chatbot, window.location.origin);
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={words.title}
      description={words.intro}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          <CopyButton text={code} label={words.copy} doneMessage={words.copied} isLabelled />
        </>
      }
    >
      <div className="grid gap-4">
        <CodeBlock>{code}</CodeBlock>
        <p>{words.shared(chatbot.useremail, chatbot.queriesUsed, chatbot.queryLimit)}</p>
        {sites && <Sites origins={sites} />}
      </div>
    </Dialog>
  );
}

function Sites({ origins }: { origins: readonly string[] }) {
  const [address, setAddress] = useState('');
  return (
    <>
      <p className="wrap-anywhere">
        {origins.length === 0 ? words.noSites : words.sites(origins.join(', '))}{' '}
        <Link to={paths.settings.path}>{words.toSettings}</Link>
      </p>
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
