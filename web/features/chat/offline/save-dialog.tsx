import { formatBytes, formatNumber, formatPercent } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { texts as controls } from '../../../ui/page/texts.ts';
import { Meter } from '../../../ui/state/meter.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { KeptMeaning } from './kept-meaning.tsx';
import { MeaningChoice } from './meaning-choice.tsx';
import { offlineTexts } from './texts.ts';
import { type Offer, type SavingOptions, useSaving } from './use-saving.ts';

/** Saves the chat on this device once its size has been seen, or removes it again. */
export function SaveDialog(options: SavingOptions) {
  const saving = useSaving(options);
  const { progress, problem, isKept, offer, meaning } = saving;
  const label = progress?.of === 'meaning' ? offlineTexts().fetchingMeaning : offlineTexts().saving;
  return (
    <Dialog
      isOpen
      onClose={options.onClose}
      title={isKept ? offlineTexts().saved : offlineTexts().title}
      description={isKept ? offlineTexts().isSaved : describe(offer)}
      actions={<Actions saving={saving} onClose={options.onClose} />}
    >
      {!isKept && <Choices saving={saving} />}
      {isKept && !progress && (
        <KeptMeaning
          found={meaning.found}
          savedBytes={meaning.savedBytes}
          onAdd={saving.fetchMeaning}
          onRemove={saving.forgetMeaning}
        />
      )}
      {progress && (
        <Meter value={progress.share} max={1} label={label} valueText={formatPercent(progress.share)} />
      )}
      {progress?.of === 'meaning' && <p className="mt-2">{label}</p>}
      {problem && <Notice tone="error">{offlineTexts()[problem]}</Notice>}
    </Dialog>
  );
}

type PartProps = { saving: ReturnType<typeof useSaving> };

/** What is saved beside the words. */
function Choices({ saving }: PartProps) {
  const { offer, hasPictures, setHasPictures, wantsMeaning, setWantsMeaning, meaning, progress } = saving;
  const isLocked = progress !== null;
  return (
    <>
      {offer && offer.pictures > 0 && (
        <Checkbox
          checked={hasPictures}
          isLocked={isLocked}
          onChange={(event) => setHasPictures(event.target.checked)}
        >
          {offlineTexts().pictures(formatNumber(offer.pictures), formatBytes(offer.pictureBytes))}
        </Checkbox>
      )}
      {offer && meaning.found && (
        <MeaningChoice
          found={meaning.found}
          isWanted={wantsMeaning}
          isLocked={isLocked}
          onChange={setWantsMeaning}
        />
      )}
    </>
  );
}

function Actions({ saving, onClose }: PartProps & { onClose: () => void }) {
  const { offer, isKept, progress, save, remove, cancel } = saving;
  const isSaving = progress !== null;
  return (
    <>
      <Button variant="quiet" onClick={isSaving ? cancel : onClose}>
        {isKept && !isSaving ? controls.close : controls.cancel}
      </Button>
      {isKept
        ? !isSaving && <Button onClick={remove}>{offlineTexts().remove}</Button>
        : offer && (
            <Button variant="go" busyText={isSaving && offlineTexts().saving} onClick={() => save(offer)}>
              {offlineTexts().save}
            </Button>
          )}
    </>
  );
}

const describe = (offer: Offer | null): string =>
  offer === null ? offlineTexts().measuring : offlineTexts().text(formatBytes(offer.bytes));
