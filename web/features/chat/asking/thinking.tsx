import '../answer/answer.css';
import './turning-leaves.css';
import type { AnswerProgress, BotData } from '../../../../contracts/chat/chat.ts';
import { texts } from '../shell/texts.ts';

const MAX_NAMED = 2;

function describe(manuals: BotData['manuals']): string {
  const named = manuals
    .slice(0, MAX_NAMED)
    .map(({ title, pages }) => (pages === null ? title : texts.thinking.manual(title, texts.pages(pages))));
  const more = manuals.length - named.length;
  return more > 0 ? texts.thinking.more(named.join('; '), more) : named.join('; ');
}

/** The place of an answer in words: "Pump P7, p. 34 · Error codes". */
const describePlace = ({ title, page, heading }: NonNullable<AnswerProgress['found']>): string =>
  [page === null ? title : texts.thinking.manual(title, texts.place(page)), heading]
    .filter(Boolean)
    .join(' · ');

type ThinkingProps = {
  manuals: BotData['manuals'];
  /** Progress of the answer, once it is found and a model writes it. */
  progress: AnswerProgress | null;
};

/** Turning leaves while an answer is looked up, with the manuals that are searched and then the place found. */
export function Thinking({ manuals, progress }: ThinkingProps) {
  const found = progress?.found;
  const place = found ? describePlace(found) : describe(manuals);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3.5">
        <span className="turning-leaves" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <div className="min-w-0">
          <p className="text-16">{found ? texts.thinking.found : texts.thinking.title(manuals.length)}</p>
          {place && <p className="text-13 text-ink-2 wrap-anywhere">{place}</p>}
          {found && <p className="text-13 text-ink-2">{texts.thinking.writing}…</p>}
        </div>
      </div>
      {progress?.written && <p className="answer-text max-w-[62ch] wrap-anywhere">{progress.written}</p>}
    </div>
  );
}
