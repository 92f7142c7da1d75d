import type { AnswerWarning, Citation } from '../../../../contracts/chat.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Triangle } from '../../../ui/triangle.tsx';
import { labelBody } from '../label-body.ts';
import { texts } from '../texts.ts';
import { CitationTab } from './citation-tab.tsx';

const HEADS: Record<AnswerWarning['level'], { style: string; mark: string | null }> = {
  danger: { style: 'bg-danger text-on-danger', mark: 'text-danger' },
  warning: { style: 'bg-warning text-on-warning', mark: 'text-warning' },
  caution: { style: 'bg-caution text-on-caution', mark: 'text-caution' },
  // A notice is about damage, not injury, so it has no triangle (ANSI Z535.6).
  notice: { style: 'bg-ink text-paper', mark: null },
};

type SafetyLabelProps = {
  warning: AnswerWarning;
  index: number;
  citation: Citation | null;
  messageId: string;
};

/** A safety label of the manual, verbatim below its signal word in the customer's language, with its page tab. */
export function SafetyLabel({ warning, index, citation, messageId }: SafetyLabelProps) {
  const { style, mark } = HEADS[warning.level];
  const signalWord = texts.answer.level[warning.level];
  return (
    <div
      role="note"
      aria-label={texts.answer.label(signalWord)}
      className="border-[1.5px] border-ink bg-sheet"
    >
      <div className={classNames('flex items-stretch border-b-[1.5px] border-ink', style)}>
        <b className="flex min-h-[30px] flex-1 items-center gap-2 px-3 text-14 tracking-wider">
          {mark && <Triangle mark={mark} className="h-[18px] w-5" />}
          {signalWord}
        </b>
        {citation && (
          <CitationTab citation={citation} index={index} messageId={messageId} className="sheet-tab" />
        )}
      </div>
      <p className="answer-text px-3 pt-2.5 pb-3 whitespace-pre-line wrap-anywhere">{labelBody(warning)}</p>
    </div>
  );
}
