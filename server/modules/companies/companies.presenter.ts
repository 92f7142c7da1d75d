import type { Company, CompanyCard, CompanyDetails } from '../../../contracts/company/companies.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { CompanyRow } from './companies.repository.ts';

type Links = Pick<LinkSigner, 'signFile'>;

/** What a company told of itself. */
export const presentCompanyDetails = (row: CompanyRow): CompanyDetails => ({
  _id: row.id,
  company_name: row.name,
  description: row.description,
  address: row.address,
  company_website: row.website,
  company_email: row.email,
  company_contact: row.contact,
});

/** The company as its own people see it. */
export const presentCompany = (row: CompanyRow, links: Links): Company => ({
  ...presentCompanyDetails(row),
  logo: logoOf(row, links),
  accent: row.accent,
  embedOrigins: row.embedOrigins,
});

type CardRow = Pick<CompanyRow, 'name' | 'email' | 'contact' | 'logoKey'>;

/** What a customer may know: the contact card and nothing else. */
export const presentCompanyCard = (row: CardRow, links: Links): CompanyCard => ({
  company_name: row.name,
  company_email: row.email,
  company_contact: row.contact,
  logo: logoOf(row, links),
});

const logoOf = ({ logoKey }: Pick<CompanyRow, 'logoKey'>, links: Links): string | null =>
  logoKey === null ? null : links.signFile(logoKey).file;
