import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

type PhotoButtonProps = { isLocked: boolean; onChoose: (photo: File) => void };

/** Opens the device's own choice of camera or pictures. */
export function PhotoButton({ isLocked, onChoose }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label="Add a photo"
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
        aria-label="Photo"
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
