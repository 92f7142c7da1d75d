import { useCallback, useEffect, useState } from 'react';
import { findObstacle, type Obstacle } from './can-encode.ts';
import { findMeaning, savedMeaningBytes } from './meaning.ts';
import type { MeaningOffer } from './meaning-files.ts';

/** What a device could save, and what stands in the way. */
export type FoundMeaning = { offer: MeaningOffer; obstacle: Obstacle };

async function find(uniqueId: string): Promise<FoundMeaning | null> {
  const offer = await findMeaning(uniqueId);
  return offer && { offer, obstacle: await findObstacle(offer.bytes) };
}

/** What there is to save for understanding by meaning, null where there is nothing, and how many bytes of it are saved. */
export function useMeaning(uniqueId: string) {
  const [found, setFound] = useState<FoundMeaning | null>(null);
  const [savedBytes, setSavedBytes] = useState<number | null>(null);
  const look = useCallback(() => {
    savedMeaningBytes(uniqueId).then(setSavedBytes, () => undefined);
  }, [uniqueId]);
  useEffect(() => {
    // Without it the chat is saved as it can be.
    find(uniqueId).then(setFound, () => undefined);
    look();
  }, [uniqueId, look]);
  return { found, savedBytes, look };
}
