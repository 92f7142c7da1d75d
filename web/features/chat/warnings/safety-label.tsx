import type { AnswerWarning, Citation } from '../../../../contracts/chat/messages.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { Triangle } from '../../../ui/state/triangle.tsx';
import { ReadOn } from '../answer/fold/read-on.tsx';
import { CitationTab } from '../pages/citation-tab.tsx';
import { texts } from '../shell/texts.ts';
import { labelBody, titledBody } from './label-body.ts';

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
  /** Whether its first sentence is enough at a glance, and the rest is there at a press. */
  isBegun?: boolean;
};

/** A text as short as this stands beside its signal word: characters. */
const BESIDE = 50;
/** So much of a longer one is read at a glance: characters. */
const GLANCE = 110;

/** A safety label of the manual, verbatim, with its signal word in the customer's language and its page tab. */
export function SafetyLabel({ warning, index, citation, messageId, isBegun = false }: SafetyLabelProps) {
  const { style, mark } = HEADS[warning.level];
  const signalWord = texts.answer.level[warning.level];
  const { title, words } = titledBody(labelBody(warning));
  const isBeside = title === '' && words.length <= BESIDE;
  return (
    <div
      role="note"
      aria-label={texts.answer.label(signalWord)}
      className={classNames('safety-label', isBeside && 'is-beside')}
    >
      <b className={classNames('safety-head', style)}>
        {mark && <Triangle mark={mark} className="h-4 w-[18px] flex-none" />}
        {signalWord}
        {title && <span className="font-normal tracking-normal">{title}</span>}
      </b>
      {citation && (
        <CitationTab citation={citation} index={index} messageId={messageId} className="sheet-tab" />
      )}
      <p className="safety-body">{isBegun ? <ReadOn text={words} most={GLANCE} /> : words}</p>
    </div>
  );
}
