import { X } from 'lucide-react';
import { useObjectUrl } from '../../../lib/files/use-object-url.ts';
import { formatMegabytes } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { texts } from '../shell/texts.ts';

type PhotoStripProps = { photo: File; isLocked: boolean; onSend: () => void; onRemove: () => void };

/** The chosen photo above the composer, before it is sent, and what becomes of it. */
export function PhotoStrip({ photo, isLocked, onSend, onRemove }: PhotoStripProps) {
  const url = useObjectUrl(photo);
  return (
    <div className="mb-2 grid gap-2 border border-hair bg-sheet p-2">
      <div className="flex flex-wrap items-center gap-3">
        {url && (
          <img
            src={url}
            alt={texts.photo.chosen}
            className="size-16 flex-none border border-hair object-cover"
          />
        )}
        <p className="min-w-0 flex-1 text-13">
          <span className="block truncate">{photo.name}</span>
          <span className="text-ink-2 tabular-nums">{formatMegabytes(photo.size)}</span>
        </p>
        <Button variant="go" disabled={isLocked} onClick={onSend}>
          {texts.photo.send}
        </Button>
        <IconButton label={texts.photo.remove} disabled={isLocked} onClick={onRemove}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-12 text-ink-2">{texts.photo.notKept}</p>
    </div>
  );
}
