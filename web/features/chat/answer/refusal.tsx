import type { SectionLink } from '../pages/sections.ts';
import { useChat } from '../shell/chat-context.ts';
import { ContactCard } from '../shell/contact-card.tsx';
import { SectionLines } from '../shell/section-lines.tsx';
import { texts } from '../shell/texts.ts';

/** So many are looked at. */
const MOST_SECTIONS = 3;

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
      <p className="border border-dashed border-line px-3.5 py-3 text-16">
        <b className="block text-18 font-medium">{texts.answer.refusal}</b> {text}
      </p>
      <SectionLines title={texts.answer.closestSections} sections={closest.slice(0, MOST_SECTIONS)} />
      {!isOutOfQueries && !isOfPart && <ContactCard company={company} />}
    </>
  );
}
