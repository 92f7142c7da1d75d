import './turning-leaves.css';
import type { BotData } from '../../../../contracts/chat.ts';
import { texts } from '../texts.ts';

const MAX_NAMED = 2;

function describe(manuals: BotData['manuals']): string {
  const named = manuals
    .slice(0, MAX_NAMED)
    .map(({ title, pages }) => (pages === null ? title : texts.thinking.manual(title, texts.pages(pages))));
  const more = manuals.length - named.length;
  return more > 0 ? texts.thinking.more(named.join('; '), more) : named.join('; ');
}

/** Shown while an answer is looked up: leaves turn over what is being looked through. */
export function Thinking({ manuals }: { manuals: BotData['manuals'] }) {
  return (
    <div className="flex items-center gap-3.5">
      <span className="turning-leaves" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div className="min-w-0">
        <p className="text-16">{texts.thinking.title(manuals.length)}</p>
        {manuals.length > 0 && <p className="text-13 text-ink-2">{describe(manuals)}</p>}
      </div>
    </div>
  );
}
