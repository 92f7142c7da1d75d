import type { CompanyCard } from '../../../../contracts/company/companies.ts';
import { ContactCard } from './contact-card.tsx';
import { texts } from './texts.ts';

/** The card that replaces the composer when the link answers no more questions. */
export function OutOfQueriesCard({ company }: { company: CompanyCard }) {
  return (
    <div role="status" className="grid gap-3 max-md:px-2">
      <p className="text-16">{texts.outOfQueries.text}</p>
      <ContactCard company={company} />
    </div>
  );
}
