import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { account } from '../../../db/schema/accounts.ts';
import { company } from '../../../db/schema/companies.ts';
import {
  type EditionSection,
  instructionEdition,
  instructionPage,
  isPublic,
} from '../../../db/schema/instructions.ts';
import { product } from '../../../db/schema/products.ts';
import type { PageRow } from '../instructions.repository.ts';

/** A page that everybody can read, with whose and what it is. */
export type PublicRow = PageRow & {
  productName: string;
  companyName: string;
  companyAddress: string;
  companyEmail: string;
  companyContact: string;
  companyWebsite: string;
  /** Where requests for paper go: the company's address, or its owner's. */
  mailbox: string;
};

export type PublicInstructionsRepository = ReturnType<typeof createPublicInstructionsRepository>;

/** Published pages of all companies by what their addresses hold. Drafts are not among them. */
export function createPublicInstructionsRepository(db: Db) {
  const select = () =>
    db
      .select({
        page: instructionPage,
        productName: product.name,
        companyName: company.name,
        companyAddress: company.address,
        companyEmail: company.email,
        companyContact: company.contact,
        companyWebsite: company.website,
        mailbox: sql<string>`coalesce(nullif(${company.email}, ''), ${account.email})`,
      })
      .from(instructionPage)
      .innerJoin(company, eq(company.id, instructionPage.companyId))
      .innerJoin(account, eq(account.id, company.ownerId))
      .innerJoin(
        product,
        and(eq(product.companyId, instructionPage.companyId), eq(product.id, instructionPage.productId)),
      );

  return {
    async findPage(code: string): Promise<PublicRow | undefined> {
      const [row] = await select()
        .where(and(eq(instructionPage.code, code), isPublic))
        .limit(1);
      return row && { ...row.page, ...namesOf(row) };
    },

    /** Pages of an article, at most `limit`. @param gtin 14 digits */
    async listByGtin(gtin: string, limit: number): Promise<PublicRow[]> {
      const rows = await select()
        .where(and(eq(instructionPage.gtin, gtin), isPublic))
        .orderBy(asc(company.name), desc(instructionPage.publishedAt), asc(instructionPage.id))
        .limit(limit);
      return rows.map((row) => ({ ...row.page, ...namesOf(row) }));
    },

    /** The text of an edition of a page. */
    async findContent(companyId: string, pageId: string, id: string): Promise<EditionSection[] | undefined> {
      const [row] = await db
        .select({ content: instructionEdition.content })
        .from(instructionEdition)
        .where(
          and(
            eq(instructionEdition.companyId, companyId),
            eq(instructionEdition.pageId, pageId),
            eq(instructionEdition.id, id),
          ),
        );
      return row?.content;
    },
  };
}

const namesOf = <Row extends { page: PageRow }>({ page: _page, ...names }: Row): Omit<Row, 'page'> => names;
