import { useState } from 'react';
import { readTextFile } from '../../../lib/files/read-text-file.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { addressesOfCsv } from '../address-list.ts';
import { texts } from '../texts.ts';

const MAX_BYTES = 1024 * 1024;
const words = texts.list;

type AddressFileProps = { isLocked: boolean; onAddresses: (addresses: string[]) => void };

/** A button that reads the addresses from a CSV or text file; the file itself is not sent anywhere. */
export function AddressFile({ isLocked, onAddresses }: AddressFileProps) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();

  const choose = async (chosen: File | null) => {
    setFile(null);
    setError(undefined);
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) return setError(words.tooLarge);
    const text = await readTextFile(chosen);
    if (text === null) return setError(words.unreadable);
    const found = addressesOfCsv(text);
    if (found.length === 0) return setError(words.noAddresses);
    setFile(chosen);
    onAddresses(found);
  };
  return (
    <FileDrop
      label={words.file}
      prompt={words.filePrompt}
      hint={words.fileHint}
      accept=".csv,.txt,text/csv,text/plain"
      file={file}
      error={error}
      isOptional
      isLocked={isLocked}
      onChoose={choose}
    />
  );
}
