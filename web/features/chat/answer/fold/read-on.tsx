import { texts } from '../../shell/texts.ts';
import { beginText } from './begun-text.ts';
import { useFold } from './use-fold.ts';

type ReadOnProps = {
  text: string;
  /** See `beginText`. */
  most: number;
};

/** A text whose beginning fits a phone. The rest is there at a press, below the button, which stays where it is; on paper all of it is. */
export function ReadOn({ text, most }: ReadOnProps) {
  const { button, content } = useFold();
  const { begun, rest } = beginText(text, most);
  if (rest === '') return text;
  return (
    <>
      {begun}{' '}
      <button {...button} className="read-on">
        {texts.answer.readOn}
      </button>
      <span {...content} className="read-on-rest">
        {rest}
      </span>
    </>
  );
}
