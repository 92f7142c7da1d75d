import { Camera } from 'lucide-react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { texts } from '../shell/texts.ts';
import { PhotoInput } from './photo-input.tsx';

type PhotoButtonProps = { isLocked: boolean; onChoose: (photo: File) => void };

/** A button that opens the device's own choice of camera or pictures. */
export function PhotoButton({ isLocked, onChoose }: PhotoButtonProps) {
  return (
    <PhotoInput onChoose={onChoose}>
      {(open) => (
        <IconButton label={texts.photo.add} disabled={isLocked} className="size-11!" onClick={open}>
          <Camera size={20} aria-hidden="true" />
        </IconButton>
      )}
    </PhotoInput>
  );
}
