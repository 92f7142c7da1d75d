import { FileText, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { usePickerCancel, useStrayDropGuard } from '../../lib/files/use-file-input.ts';
import { formatFileSize } from '../../lib/text/format.ts';
import { texts } from '../page/texts.ts';
import { FieldError } from './field-error.tsx';

export type FileDropProps = {
  label: string;
  /** Words before "choose a file": "Drop the manual here, or". */
  prompt: string;
  hint: string;
  /** Types that the picker offers, as in the `accept` attribute. */
  accept: string;
  file: File | null;
  /** A small picture of the chosen file in place of the icon. */
  preview?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  isLocked?: boolean;
  /** Called with the chosen or dropped file, unchecked, or with null when the picker was cancelled. */
  onChoose: (file: File | null) => void;
};

/** An area to drop a file on; a click anywhere on it opens the picker. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, file, error, isOptional, isLocked, onChoose } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const inputRef = usePickerCancel(() => onChoose(null));
  useStrayDropGuard();

  const takeDropped = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !isLocked) onChoose(dropped);
  };

  const edge = error ? 'border-alert' : isOver ? 'border-ink bg-wash' : 'border-line hover:border-ink-2';
  return (
    <div className="grid gap-1.5">
      <DropLabel htmlFor={id} isOptional={isOptional}>
        {label}
      </DropLabel>
      <div
        className={classNames(
          'relative border border-dashed transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isLocked ? 'border-hair' : classNames('bg-sheet', edge),
        )}
      >
        <FileDropFace {...props} />
        <input
          ref={inputRef}
          id={id}
          type="file"
          accept={accept}
          disabled={isLocked}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(`${id}-hint`, file && `${id}-file`, error && `${id}-error`)}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
          // The input is emptied first, so that choosing the same file again is a change, too.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={takeDropped}
        />
        {file && (
          <span id={`${id}-file`} className="sr-only">
            {texts.file.chosen(file.name, formatFileSize(file.size))}
          </span>
        )}
      </div>
      <p id={`${id}-hint`} className="text-13 text-ink-2">
        {hint}
      </p>
      <div id={`${id}-error`} role="alert">
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  );
}

type DropLabelProps = { htmlFor: string; isOptional: boolean | undefined; children: string };

function DropLabel({ htmlFor, isOptional, children }: DropLabelProps) {
  return (
    <label htmlFor={htmlFor} className="text-13 font-medium">
      {children}
      {isOptional && <span className="font-normal text-ink-3"> {texts.optional}</span>}
    </label>
  );
}

function FileDropFace({ file, preview, prompt, isLocked }: FileDropProps) {
  if (!file) {
    return (
      <div aria-hidden="true" className="grid justify-items-center gap-1 px-4 py-6 text-center">
        <Upload size={28} strokeWidth={1.1} />
        <span className="font-medium">
          {prompt} <span className="text-cite underline underline-offset-3">{texts.file.choose}</span>
        </span>
      </div>
    );
  }
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 px-4 py-3.5"
    >
      {preview ?? <FileText size={28} strokeWidth={1.1} />}
      <div className={isLocked ? 'text-ink-2' : undefined}>
        <b className="block truncate font-medium">{file.name}</b>
        <span className="text-13 text-ink-2 tabular-nums">{formatFileSize(file.size)}</span>
      </div>
      {!isLocked && (
        <span className="text-13 text-cite underline underline-offset-3">{texts.file.another}</span>
      )}
    </div>
  );
}
