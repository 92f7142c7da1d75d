import { type ReactNode, useRef } from 'react';
import { texts } from '../shell/texts.ts';

type PhotoInputProps = {
  onChoose: (photo: File) => void;
  /** Renders the control that opens the choice. */
  children: (open: () => void) => ReactNode;
};

/** The device's own choice of camera or pictures, opened by a control of ours. */
export function PhotoInput({ onChoose, children }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.photo.input}
        onChange={({ currentTarget }) => {
          const photo = currentTarget.files?.[0];
          if (photo) onChoose(photo);
          // Emptied, so that the same file can be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
