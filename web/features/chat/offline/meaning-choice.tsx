import { formatBytes } from '../../../lib/text/format.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { offlineTexts } from './texts.ts';
import type { FoundMeaning } from './use-meaning.ts';

type MeaningChoiceProps = {
  found: FoundMeaning;
  isWanted: boolean;
  isLocked: boolean;
  onChange: (isWanted: boolean) => void;
};

/** Lets a customer choose, before a chat is saved, that its questions are understood by their meaning; or says why not. */
export function MeaningChoice({ found, isWanted, isLocked, onChange }: MeaningChoiceProps) {
  const { offer, obstacle } = found;
  if (obstacle) return <p className="mt-2 text-14 text-ink-2">{sayObstacle(found)}</p>;
  return (
    <div className="mt-2">
      <Checkbox checked={isWanted} isLocked={isLocked} onChange={(event) => onChange(event.target.checked)}>
        {offlineTexts().meaning(formatBytes(offer.bytes))}
      </Checkbox>
      <p className="ml-6 text-14 text-ink-2">{offlineTexts().meaningWhy}</p>
    </div>
  );
}

/** Why this device can't do it. */
export const sayObstacle = ({ offer, obstacle }: FoundMeaning): string =>
  obstacle === 'noRoom' ? offlineTexts().noRoom(formatBytes(offer.bytes)) : offlineTexts().unable;
