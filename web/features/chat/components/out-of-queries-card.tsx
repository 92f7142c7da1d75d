import type { CompanyCard } from '../../../../contracts/companies.ts';
import { texts } from '../texts.ts';
import { ContactCard } from './contact-card.tsx';

/** The card that replaces the composer when the link answers no more questions. */
export function OutOfQueriesCard({ company }: { company: CompanyCard }) {
  return (
    <div role="status" className="grid gap-3 max-md:px-2">
      <p className="text-16">{texts.outOfQueries.text}</p>
      <ContactCard company={company} />
    </div>
  );
}
