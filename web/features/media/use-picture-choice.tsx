import { useState } from 'react';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import { findPictureFault } from './error-picture.ts';
import { texts } from './texts.ts';

type Choice = { file: File | null; fault: string | undefined };

/**
 * Holds the picture of the form and the error of the last choice; `dropProps` are for the drop area. With `isRequired`,
 * cancelling the picker shows that a picture is needed.
 */
export function usePictureChoice({ isRequired }: { isRequired: boolean }) {
  const [{ file, fault }, setChoice] = useState<Choice>({ file: null, fault: undefined });
  const url = useObjectUrl(file);

  const choose = (chosen: File | null) => {
    if (!chosen) return setChoice({ file: null, fault: isRequired ? texts.picture.missing : undefined });
    const found = findPictureFault(chosen);
    setChoice(found === null ? { file: chosen, fault: undefined } : { file: null, fault: found });
  };

  return {
    file,
    demand: () => setChoice({ file: null, fault: texts.picture.missing }),
    dropProps: {
      prompt: texts.picture.prompt,
      hint: texts.picture.hint,
      accept: 'image/*',
      file,
      error: fault,
      onChoose: choose,
      preview: url && <img src={url} alt="" className="size-20 border border-hair bg-paper object-contain" />,
    },
  };
}
