import type { Instruction } from '../answer/answer-parts.ts';
import { CitationTab } from '../pages/citation-tab.tsx';
import { headingParts } from '../pages/page-label.ts';

type EmergencyInstructionProps = { instruction: Instruction; messageId: string };

/** Words of the manual about an emergency below the heading of their section, with the page tab. */
export function EmergencyInstruction({ instruction, messageId }: EmergencyInstructionProps) {
  const { text, index, citation } = instruction;
  const { number, text: heading } = headingParts(citation?.heading ?? '');
  return (
    <blockquote className="border-t border-hair first-of-type:border-t-0">
      {citation && (
        <div className="flex items-stretch border-b border-hair">
          <span className="min-w-0 flex-1 self-center px-3 py-1 text-13 text-ink-2 wrap-anywhere">
            {number && <span className="mr-2.5 tabular-nums">{number}</span>}
            {heading}
          </span>
          <CitationTab citation={citation} index={index} messageId={messageId} className="sheet-tab" />
        </div>
      )}
      <p className="answer-text px-3 pt-2.5 pb-3 font-medium whitespace-pre-line wrap-anywhere">{text}</p>
    </blockquote>
  );
}
