import { questionText } from '../asking/question-text.ts';
import { texts } from '../shell/texts.ts';
import { MessageTime } from './message-time.tsx';

type UserTurnProps = { content: string; timestamp?: string; photoUrl?: string | null | undefined };

/** A question: the customer's words, and the photo if it was sent on this visit. */
export function UserTurn({ content, timestamp, photoUrl }: UserTurnProps) {
  const text = typeof content === 'string' ? questionText(content) : texts.answer.noContent;
  return (
    <div className="ml-10 grid justify-items-end gap-1">
      <h2 className="sr-only">{texts.yourQuestion}</h2>
      <div className="grid gap-2 rounded-ctl bg-wash px-3.5 py-2.5">
        {photoUrl && <img src={photoUrl} alt={texts.photo.sentPicture} className="max-h-60 max-w-full" />}
        {(text !== '' || !photoUrl) && (
          <p className="text-16 whitespace-pre-line wrap-anywhere">{text || texts.answer.noContent}</p>
        )}
      </div>
      {timestamp !== undefined && (
        <p className="flex gap-2 text-12 text-ink-3">
          {photoUrl && <span>{texts.photo.sent}</span>}
          <MessageTime timestamp={timestamp} />
        </p>
      )}
    </div>
  );
}
