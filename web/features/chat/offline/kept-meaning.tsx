import { formatBytes } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { sayObstacle } from './meaning-choice.tsx';
import type { MeaningOffer } from './meaning-files.ts';
import { offlineTexts } from './texts.ts';
import type { FoundMeaning } from './use-meaning.ts';

type KeptMeaningProps = {
  found: FoundMeaning | null;
  /** Null: nothing of it is saved. */
  savedBytes: number | null;
  onAdd: (offer: MeaningOffer) => void;
  onRemove: () => void;
};

/** Says of a saved chat whether its questions are understood by their meaning and what that takes, and lets it be changed. */
export function KeptMeaning({ found, savedBytes, onAdd, onRemove }: KeptMeaningProps) {
  if (savedBytes !== null)
    return (
      <div className="grid justify-items-start gap-2">
        <p>{offlineTexts().hasMeaning(formatBytes(savedBytes))}</p>
        <Button variant="quiet" onClick={onRemove}>
          {offlineTexts().removeMeaning}
        </Button>
      </div>
    );
  if (found === null) return null;
  if (found.obstacle) return <p className="text-14 text-ink-2">{sayObstacle(found)}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p>{offlineTexts().meaningWhy}</p>
      <Button onClick={() => onAdd(found.offer)}>
        {offlineTexts().addMeaning(formatBytes(found.offer.bytes))}
      </Button>
    </div>
  );
}
