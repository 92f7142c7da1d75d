import { useChat } from '../chat-context.ts';
import type { SectionLink } from '../sections.ts';
import { texts } from '../texts.ts';
import { Chips, sectionChip } from './chips.tsx';
import { ContactCard } from './contact-card.tsx';

/** The manual holds no answer: said plainly, with the closest sections and the people to ask. */
export function Refusal({
  text,
  closest,
  isOfPart,
}: {
  text: string;
  closest: readonly SectionLink[];
  /** Something else that was asked with it is answered, so that people need not be asked at once. */
  isOfPart: boolean;
}) {
  const { company, isOutOfQueries } = useChat();
  return (
    <>
      <div className="grid gap-3 border border-dashed border-line px-4 py-3.5">
        <p className="text-16">
          <b>{texts.answer.refusal}</b> {text}
        </p>
        <Chips label={texts.answer.closestSections} chips={closest.map(sectionChip)} />
      </div>
      {!isOutOfQueries && !isOfPart && <ContactCard company={company} />}
    </>
  );
}
