import { useState } from 'react';
import { Link } from 'react-router';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { paths } from '../../../../contracts/paths.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { CodeDialog } from '../../../ui/overlay/code-dialog.tsx';
import { useEmbedSites } from '../api/embed-sites.ts';
import { embedCode, judgeAddress, type Verdict } from '../embed-code.ts';
import { texts } from '../texts.ts';

const words = texts.embed;

/** A dialog with the code to copy, a warning about who shares the chat, and a check of the company's page. */
export function EmbedDialog({ chatbot, onClose }: { chatbot: Chatbot; onClose: () => void }) {
  const sites = useEmbedSites();
  const code = embedCode(chatbot, window.location.origin);
  return (
    <CodeDialog
      title={words.title}
      description={words.intro}
      code={code}
      words={words}
      closeText={texts.close}
      onClose={onClose}
    >
      <p>{words.shared(chatbot.useremail, chatbot.queriesUsed, chatbot.queryLimit)}</p>
      {sites && <Sites origins={sites} />}
    </CodeDialog>
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
