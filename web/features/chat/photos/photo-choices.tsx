import type { PhotoChoice } from '../answer/answer-parts.ts';
import { useChat } from '../shell/chat-context.ts';
import { texts } from '../shell/texts.ts';
import { ChoicePicture } from './choice-picture.tsx';

const CHOICE =
  'grid w-full content-start gap-2 rounded-ctl border border-line p-2 text-left text-14 transition-colors ' +
  'hover:bg-wash active:translate-y-px disabled:text-ink-3 disabled:hover:bg-transparent';

/** Choices between known problems that look alike: the customer presses the one that the display shows. */
export function PhotoChoices({ choices }: { choices: readonly PhotoChoice[] }) {
  const { chooseErrorImage, canAsk } = useChat();
  return (
    <div className="grid gap-2.5">
      <p className="answer-text">{texts.photo.choose}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {choices.map((choice) => (
          <li key={choice.errorImageId} className="flex">
            <button
              type="button"
              className={CHOICE}
              disabled={!canAsk}
              onClick={() => chooseErrorImage(choice)}
            >
              <ChoicePicture url={choice.url} />
              <span className="font-semibold wrap-anywhere">{choice.errorTitle}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="text-14 text-ink-2">{texts.photo.noneOfThese}</p>
    </div>
  );
}
