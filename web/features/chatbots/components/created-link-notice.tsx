import { X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { useChatbots } from '../api/your-bots.ts';
import { type CreatedLink, readCreatedLink } from '../created-link.ts';
import { texts } from '../texts.ts';
import { MailState } from './mail-state.tsx';

/**
 * The link of the chatbot that was just created, with the state of its e-mail. It stays on the page until it is
 * closed or the page is left: a message that goes by itself might go before the link is copied.
 */
export function CreatedLinkNotice() {
  const created = readCreatedLink(useLocation().state);
  return created && <CreatedLinkSheet created={created} />;
}

function CreatedLinkSheet({ created }: { created: CreatedLink }) {
  const navigate = useNavigate();
  const { data } = useChatbots({ productId: created.productId, page: 1, limit: 20 });
  const chatbot = data?.data.find(({ uniqueId }) => uniqueId === created.uniqueId);
  return (
    <section
      aria-labelledby="created-link"
      className="second-sheet mb-8 grid gap-3 py-3.5 pr-2 pl-5 max-md:pl-4"
    >
      <div className="flex items-start justify-between gap-3">
        <div role="status" className="pt-1.5">
          <h2 id="created-link" className="font-semibold wrap-anywhere">
            {texts.created.title(created.email)}
          </h2>
          <MailState mail={chatbot?.mail ?? 'queued'} />
        </div>
        <IconButton label={texts.close} onClick={() => navigate('.', { replace: true, state: null })}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pr-3">
        <a
          href={created.link}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 flex-1 basis-64 font-mono text-12 wrap-anywhere"
        >
          {created.link}
        </a>
        <CopyButton text={created.link} label={texts.created.copy} doneMessage={texts.urlCopied} isLabelled />
      </div>
    </section>
  );
}
