import { useState } from 'react';
import {
  captionsFault,
  countCaptions,
  MAX_CAPTIONS_CHARS,
  toWebVtt,
} from '../../../../contracts/manuals/captions.ts';
import { readTextFile } from '../../../lib/files/read-text-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { texts } from '../texts.ts';

const words = texts.captions;

/** A character has up to four bytes, and notes and style sheets, which are not kept, take room too. */
const MAX_BYTES = 8 * MAX_CAPTIONS_CHARS;

type CaptionsFieldProps = {
  /** WebVTT; empty where there are none. */
  value: string;
  error: string | undefined;
  isLocked: boolean;
  onChange: (webVtt: string) => void;
};

/** Takes the captions of a video from a file, says how many there are, and removes them. */
export function CaptionsField({ value, error, isLocked, onChange }: CaptionsFieldProps) {
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();

  const choose = async (chosen: File | null) => {
    if (!chosen) return;
    setFault(undefined);
    if (chosen.size > MAX_BYTES) return setFault(words.tooLong(MAX_CAPTIONS_CHARS));
    const text = await readTextFile(chosen);
    if (text === null) return setFault(words.unreadable);
    if (text.trim() === '') return setFault(words.empty);
    const wrong = captionsFault(text);
    if (wrong !== null) return setFault(wrong);
    const webVtt = toWebVtt(text);
    if (webVtt.length > MAX_CAPTIONS_CHARS) return setFault(words.tooLong(MAX_CAPTIONS_CHARS));
    setFile(chosen);
    onChange(webVtt);
  };
  const remove = () => {
    setFile(null);
    setFault(undefined);
    onChange('');
  };
  return (
    <div className="grid gap-2">
      <FileDrop
        label={words.label}
        prompt={words.prompt}
        hint={words.hint}
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        file={file}
        error={fault ?? error}
        isOptional
        isLocked={isLocked}
        onChoose={choose}
      />
      {value !== '' && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-13">
          <span role="status">{words.count(countCaptions(value))}</span>
          <Button variant="quiet" onClick={remove} disabled={isLocked}>
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
