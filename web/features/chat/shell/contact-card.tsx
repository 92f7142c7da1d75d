import { Phone } from 'lucide-react';
import type { CompanyCard } from '../../../../contracts/company/companies.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { texts } from './texts.ts';

/** The company's contact card: e-mail, telephone and a button that calls. */
export function ContactCard({ company }: { company: CompanyCard }) {
  const { company_name, company_email, company_contact } = company;
  return (
    <address className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border border-ink px-4 py-3.5 not-italic">
      <div className="grid min-w-0 gap-0.5">
        <b>{company_name}</b>
        {company_email && (
          <a href={`mailto:${company_email}`} className="wrap-anywhere">
            {company_email}
          </a>
        )}
        {company_contact && <span className="tabular-nums wrap-anywhere">{company_contact}</span>}
      </div>
      {company_contact && (
        <a href={`tel:${company_contact.replace(/[^\d+*#]/g, '')}`} className={buttonStyle()}>
          <Phone size={18} aria-hidden="true" />
          {texts.call}
        </a>
      )}
    </address>
  );
}
