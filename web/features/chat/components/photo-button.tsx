import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';

type PhotoButtonProps = { isLocked: boolean; onChoose: (photo: File) => void };

/** Opens the device's own choice of camera or pictures. */
export function PhotoButton({ isLocked, onChoose }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={texts.photo.add}
        disabled={isLocked}
        className="size-11!"
        onClick={() => input.current?.click()}
      >
        <Camera size={20} aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.photo.input}
        onChange={({ currentTarget }) => {
          const photo = currentTarget.files?.[0];
          if (photo) onChoose(photo);
          // The same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
