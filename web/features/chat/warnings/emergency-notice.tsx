import { Triangle } from '../../../ui/state/triangle.tsx';
import type { EmergencyPart } from '../answer/answer-parts.ts';
import { texts } from '../shell/texts.ts';
import { EmergencyInstruction } from './emergency-instruction.tsx';

/** What the manual tells to do in an emergency, whole, in the colours of its severest label; or that it tells nothing. */
export function EmergencyNotice({ part, messageId }: { part: EmergencyPart; messageId: string }) {
  const { instructions, isToldByCompany } = part;
  return (
    <section aria-label={texts.emergency.title} className="border-2 border-danger bg-sheet">
      <h3 className="flex min-h-[36px] items-center gap-2 bg-danger px-3 text-16 font-semibold tracking-wide text-on-danger">
        <Triangle mark="text-danger" className="h-[18px] w-5" />
        {texts.emergency.title}
      </h3>
      {instructions.map((instruction) => (
        <EmergencyInstruction
          key={`${instruction.index}\n${instruction.text}`}
          instruction={instruction}
          messageId={messageId}
        />
      ))}
      {instructions.length === 0 && (
        <p className="answer-text px-3 py-3">
          {isToldByCompany ? texts.emergency.byCompany : texts.emergency.none}
        </p>
      )}
    </section>
  );
}
