import type { AnswerWarning, Citation } from '../../../../contracts/chat/messages.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { Triangle } from '../../../ui/state/triangle.tsx';
import { CitationTab } from '../pages/citation-tab.tsx';
import { texts } from '../shell/texts.ts';
import { labelBody } from './label-body.ts';

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

/** A text as short as this stands beside its signal word: characters. */
const BESIDE = 90;

/** A safety label of the manual, whole and verbatim, with its signal word in the customer's language and its page tab. */
export function SafetyLabel({ warning, index, citation, messageId }: SafetyLabelProps) {
  const { style, mark } = HEADS[warning.level];
  const signalWord = texts.answer.level[warning.level];
  const body = labelBody(warning);
  const isBeside = body.length <= BESIDE;
  return (
    <div
      role="note"
      aria-label={texts.answer.label(signalWord)}
      className={classNames('safety-label', isBeside && 'is-beside')}
    >
      <b className={classNames('safety-head', style)}>
        {mark && <Triangle mark={mark} className="h-4 w-[18px] flex-none" />}
        {signalWord}
      </b>
      {citation && (
        <CitationTab citation={citation} index={index} messageId={messageId} className="sheet-tab" />
      )}
      <p className="safety-body">{body}</p>
    </div>
  );
}
