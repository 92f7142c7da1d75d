import { useEffect, useRef, useState } from 'react';
import type { OfflinePack } from '../../../../contracts/chat/offline.ts';
import type { ChatLink } from '../api/ask.ts';
import type { Conversation } from '../api/conversation.ts';
import { fetchPack } from './fetch-pack.ts';
import { addMeaning, removeMeaning } from './meaning.ts';
import type { MeaningOffer } from './meaning-files.ts';
import { offline } from './offline.ts';
import { estimatePictures, fetchShell, picturesOf, type Shell } from './page-cache.ts';
import { isSaved } from './saved-flag.ts';
import { useMeaning } from './use-meaning.ts';

export type SavingOptions = { link: ChatLink; conversation: Conversation; onClose: () => void };

/** What there is to save, and how large it is in bytes. */
export type Offer = {
  pack: OfflinePack;
  shell: Shell;
  bytes: number;
  pictures: number;
  pictureBytes: number;
};

/** How far something is: 0–1. */
type Progress = { of: 'chat' | 'meaning'; share: number };
type Problem = 'failed' | 'meaningFailed' | 'notRemoved';

async function findOffer(uniqueId: string): Promise<Offer> {
  const [pack, shell] = await Promise.all([fetchPack(uniqueId), fetchShell()]);
  if (pack === null) throw new Error('There is no pack.');
  const addresses = picturesOf(pack);
  const bytes = shell.bytes + new Blob([JSON.stringify(pack)]).size;
  return { pack, shell, bytes, pictures: addresses.length, pictureBytes: await estimatePictures(addresses) };
}

/** Does one thing at a time, which can be given up, and tells how far it is and what went wrong. */
function useWork() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  /** @returns whether it was done */
  const run = async (
    of: Progress['of'],
    work: (onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> => {
    const stopping = new AbortController();
    stop.current = stopping;
    const { signal } = stopping;
    setProblem(null);
    setProgress({ of, share: 0 });
    const tell = (share: number): void => {
      signal.throwIfAborted();
      setProgress({ of, share });
    };
    try {
      await work(tell, signal);
      return true;
    } catch {
      if (!signal.aborted) setProblem(of === 'chat' ? 'failed' : 'meaningFailed');
      return false;
    } finally {
      setProgress(null);
    }
  };
  return { progress, problem, setProblem, run, cancel: () => stop.current?.abort() };
}

/** What there is to save, how far it is saved, and what saves, gives up and removes it. */
export function useSaving({ link, conversation, onClose }: SavingOptions) {
  const { uniqueId } = link;
  const [offer, setOffer] = useState<Offer | null>(null);
  const [hasPictures, setHasPictures] = useState(true);
  const [wantsMeaning, setWantsMeaning] = useState(false);
  const [isKept, setIsKept] = useState(() => isSaved(uniqueId));
  const meaning = useMeaning(uniqueId);
  const { run, setProblem, ...work } = useWork();

  useEffect(() => {
    if (!isKept) findOffer(uniqueId).then(setOffer, () => setProblem('failed'));
  }, [uniqueId, isKept, setProblem]);

  const fetchMeaning = async (found: MeaningOffer) => {
    await run('meaning', (onProgress, signal) => addMeaning(uniqueId, found, { onProgress, signal }));
    meaning.look();
  };

  return {
    ...{
      ...work,
      offer,
      hasPictures,
      setHasPictures,
      wantsMeaning,
      setWantsMeaning,
      isKept,
      meaning,
      fetchMeaning,
    },
    async save({ pack, shell }: Offer) {
      const isDone = await run('chat', (onProgress) =>
        offline.save(link, conversation, { pack, shell, hasPictures }, onProgress),
      );
      if (!isDone) return;
      setIsKept(true);
      const { found } = meaning;
      if (wantsMeaning && found && !found.obstacle) await fetchMeaning(found.offer);
    },
    async forgetMeaning() {
      await removeMeaning(uniqueId).catch(() => setProblem('failed'));
      meaning.look();
    },
    async remove() {
      setProblem(null);
      try {
        await offline.remove(uniqueId);
        onClose();
      } catch {
        setProblem('notRemoved');
      }
    },
  };
}
