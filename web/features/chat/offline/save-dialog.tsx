import { useEffect, useState } from 'react';
import type { OfflinePack } from '../../../../contracts/chat/offline.ts';
import { formatBytes, formatNumber, formatPercent } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { texts as controls } from '../../../ui/page/texts.ts';
import { Meter } from '../../../ui/state/meter.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import type { ChatLink } from '../api/ask.ts';
import type { Conversation } from '../api/conversation.ts';
import { fetchPack, offline } from './offline.ts';
import { estimatePictures, fetchShell, picturesOf, type Shell } from './page-cache.ts';
import { isSaved } from './saved-flag.ts';
import { offlineTexts } from './texts.ts';

type SaveDialogProps = { link: ChatLink; conversation: Conversation; onClose: () => void };

/** What there is to save, and how large it is in bytes. */
type Offer = { pack: OfflinePack; shell: Shell; bytes: number; pictures: number; pictureBytes: number };

async function findOffer(uniqueId: string): Promise<Offer> {
  const [pack, shell] = await Promise.all([fetchPack(uniqueId), fetchShell()]);
  if (pack === null) throw new Error('There is no pack.');
  const addresses = picturesOf(pack);
  const bytes = shell.bytes + new Blob([JSON.stringify(pack)]).size;
  return { pack, shell, bytes, pictures: addresses.length, pictureBytes: await estimatePictures(addresses) };
}

/** What there is to save, how far it is saved, and what saves and removes it. */
function useSaving({ link, conversation, onClose }: SaveDialogProps) {
  const { uniqueId } = link;
  const [offer, setOffer] = useState<Offer | null>(null);
  const [hasPictures, setHasPictures] = useState(true);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<'failed' | 'notRemoved' | null>(null);
  const [isKept, setIsKept] = useState(() => isSaved(uniqueId));

  useEffect(() => {
    if (!isKept) findOffer(uniqueId).then(setOffer, () => setProblem('failed'));
  }, [uniqueId, isKept]);

  const save = async ({ pack, shell }: Offer) => {
    setShare(0);
    setProblem(null);
    try {
      await offline.save(link, conversation, { pack, shell, hasPictures }, setShare);
      setIsKept(true);
    } catch {
      setProblem('failed');
    }
    setShare(null);
  };
  const remove = async () => {
    setProblem(null);
    try {
      await offline.remove(uniqueId);
      onClose();
    } catch {
      setProblem('notRemoved');
    }
  };
  return { offer, hasPictures, setHasPictures, share, problem, isKept, save, remove };
}

/** Saves the chat on this device once its size has been seen, or removes it again. */
export function SaveDialog({ link, conversation, onClose }: SaveDialogProps) {
  const saving = useSaving({ link, conversation, onClose });
  const { offer, hasPictures, setHasPictures, share, problem, isKept, save, remove } = saving;
  const isSaving = share !== null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isKept ? offlineTexts().saved : offlineTexts().title}
      description={isKept ? offlineTexts().isSaved : describe(offer)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {isKept ? controls.close : controls.cancel}
          </Button>
          {isKept ? (
            <Button onClick={remove}>{offlineTexts().remove}</Button>
          ) : (
            offer && (
              <Button variant="go" busyText={isSaving && offlineTexts().saving} onClick={() => save(offer)}>
                {offlineTexts().save}
              </Button>
            )
          )}
        </>
      }
    >
      {!isKept && offer && offer.pictures > 0 && (
        <Checkbox
          checked={hasPictures}
          isLocked={isSaving}
          onChange={(event) => setHasPictures(event.target.checked)}
        >
          {offlineTexts().pictures(formatNumber(offer.pictures), formatBytes(offer.pictureBytes))}
        </Checkbox>
      )}
      {share !== null && (
        <Meter value={share} max={1} label={offlineTexts().saving} valueText={formatPercent(share)} />
      )}
      {problem && <Notice tone="error">{offlineTexts()[problem]}</Notice>}
    </Dialog>
  );
}

const describe = (offer: Offer | null): string =>
  offer === null ? offlineTexts().measuring : offlineTexts().text(formatBytes(offer.bytes));
