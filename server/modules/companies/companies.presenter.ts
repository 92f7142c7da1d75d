import type { Company, CompanyCard } from '../../../contracts/companies.ts';
import type { CompanyRow } from './companies.repository.ts';

/** The company as its own people and the administrator see it. */
export const presentCompany = (row: CompanyRow): Company => ({
  _id: row.id,
  company_name: row.name,
  description: row.description,
  address: row.address,
  company_website: row.website,
  company_email: row.email,
  company_contact: row.contact,
});

/** What a customer may know: the contact card and nothing else. */
export const presentCompanyCard = (row: Pick<CompanyRow, 'name' | 'email' | 'contact'>): CompanyCard => ({
  company_name: row.name,
  company_email: row.email,
  company_contact: row.contact,
  logo: null,
});
