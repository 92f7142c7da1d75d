import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { chatFile } from '../../../../contracts/chat/offline-files.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Notice } from '../../../ui/state/notice.tsx';
import type { ChatLink } from '../api/ask.ts';
import type { Conversation } from '../api/conversation.ts';
import { CodeLine } from '../code/code-line.tsx';
import { PanelLink } from '../shell/panel-link.tsx';
import { chatPath } from './engine-line.ts';
import { offline } from './offline.ts';
import { canSave } from './page-cache.ts';
import { SaveDialog } from './save-dialog.tsx';
import { isSaved } from './saved-flag.ts';
import { offlineTexts } from './texts.ts';

export type OfflinePanelProps = { link: ChatLink; conversation: Conversation; onRefresh: () => void };

/** Says where the printed code is by which the chat was opened, and below it what there is to say of saving it. `beside`: its further links. */
export function OfflinePanel({ beside, ...props }: OfflinePanelProps & { beside: ReactNode }) {
  const { place } = props.conversation.botdata;
  return (
    <>
      {place && <CodeLine place={place.name} />}
      <SavingPanel {...props} beside={beside} />
    </>
  );
}

/** Says that this device answers and as of when; else offers to save the chat on it. */
function SavingPanel({ link, conversation, onRefresh, beside }: OfflinePanelProps & { beside: ReactNode }) {
  const { uniqueId } = link;
  const { asOf, botdata } = conversation;
  const isOffline = asOf !== undefined;
  const mayBeSaved = botdata.mayBeSaved === true && canSave();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const waiting = useWaiting(uniqueId);
  const { isNewer, isKept, look } = useRenewal(uniqueId, !isOffline);
  useManifest(link, mayBeSaved);
  useEffect(() => {
    if (!isOffline && isKept) offline.keep(uniqueId, conversation).catch(() => undefined);
  }, [uniqueId, conversation, isOffline, isKept]);
  useEffect(() => {
    window.addEventListener('online', onRefresh);
    return () => window.removeEventListener('online', onRefresh);
  }, [onRefresh]);

  if (isOffline)
    return (
      <Notice tone="info">
        {offlineTexts().answersHere(formatDate(asOf))}
        {waiting > 0 && <> {offlineTexts().waiting(waiting)}</>}
      </Notice>
    );
  if (!mayBeSaved) return <LinkRow>{beside}</LinkRow>;
  return (
    <>
      {isNewer && <Notice tone="info">{offlineTexts().newer}</Notice>}
      <LinkRow>
        <PanelLink icon={Download} onClick={() => setIsDialogOpen(true)}>
          {isKept ? offlineTexts().saved : offlineTexts().save}
        </PanelLink>
        {beside}
      </LinkRow>
      {isDialogOpen && (
        <SaveDialog
          link={link}
          conversation={conversation}
          onClose={() => {
            setIsDialogOpen(false);
            look();
          }}
        />
      )}
    </>
  );
}

/** One line, whose height is kept free until it is there (`LazyPanels`): what stands below does not move. */
const LinkRow = ({ children }: { children: ReactNode }) => (
  <div className="-my-2 flex flex-wrap gap-x-5 empty:hidden">{children}</div>
);

/** How many questions of this device wait to be sent. */
function useWaiting(uniqueId: string): number {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => offline.watchWaiting(uniqueId, setWaiting), [uniqueId]);
  return waiting;
}

/** Brings what is saved up to date, once for each time that the server is reached. */
function useRenewal(uniqueId: string, isReached: boolean) {
  const [isNewer, setIsNewer] = useState(false);
  const [isKept, setIsKept] = useState(() => isSaved(uniqueId));
  useEffect(() => {
    if (!isReached || !isSaved(uniqueId)) return;
    offline.renew(uniqueId).then(
      (outcome) => {
        setIsNewer(outcome === 'newer');
        setIsKept(outcome !== 'revoked');
      },
      () => undefined,
    );
  }, [uniqueId, isReached]);
  return { isNewer, isKept, look: () => setIsKept(isSaved(uniqueId)) };
}

/** Lets the browser install the chat as an app of its product. */
function useManifest(link: ChatLink, isOffered: boolean): void {
  const href = chatFile(chatPath(link), 'manifest');
  useEffect(() => {
    if (!isOffered) return;
    const element = document.createElement('link');
    element.rel = 'manifest';
    element.href = href;
    document.head.append(element);
    return () => element.remove();
  }, [href, isOffered]);
}
