import { useId, useState } from 'react';
import { texts } from '../../shell/texts.ts';
import { beginText } from './begun-text.ts';
import { useIsPrinting } from './use-is-printing.ts';

type ReadOnProps = {
  text: string;
  /** See `beginText`. */
  most: number;
};

/** A text whose beginning fits a phone. The rest is there at a press, below the button, which stays where it is; on paper all of it is. */
export function ReadOn({ text, most }: ReadOnProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const id = useId();
  const { begun, rest } = beginText(text, most);
  if (rest === '') return text;
  return (
    <>
      {begun}{' '}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="read-on"
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.answer.readOn}
      </button>
      <span id={id} hidden={!isOpen && !isPrinting} className="read-on-rest">
        {rest}
      </span>
    </>
  );
}
