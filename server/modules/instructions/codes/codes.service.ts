/** Draws the codes of an instructions page for its maker. */
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { gs1Path } from '../../../../contracts/manuals/gs1.ts';
import type { labelForm, plateQuery } from '../../../../contracts/manuals/instruction-codes.ts';
import { instructionsPath } from '../../../../contracts/site-paths.ts';
import { AppError, notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { CompanyActor } from '../../../http/actor.ts';
import type { Download } from '../../../http/router.ts';
import { assertSkips, labelSheets, labelsOnSheet } from '../../../lib/labels/label-sheet.ts';
import { requireProduct } from '../../products/require-product.ts';
import { createInstructionsRepository, type PageRow } from '../instructions.repository.ts';
import type { PageKey } from '../instructions.service.ts';
import { platePdf, plateSvg } from './plate.ts';

export type InstructionCodes = ReturnType<typeof createInstructionCodes>;

/** What the text beside a code begins with. */
const HEADING = 'Instructions';

/** Makes the service. It throws AppError not_found for what is none of the company's, conflict for what is no page any more. */
export function createInstructionCodes({ db, publicUrl }: { db: Db; publicUrl: string }) {
  async function find({ companyId }: CompanyActor, { productId, pageId }: PageKey): Promise<PageRow> {
    await requireProduct(db, companyId, productId);
    const pages = await createInstructionsRepository(db).listPages(companyId, productId);
    const page = pages.find(({ id }) => id === pageId);
    if (!page) throw notFound('This instructions page');
    if (page.releasedAt)
      throw new AppError('conflict', 'This page was taken down, so its address leads nowhere.');
    return page;
  }

  /** The address that a code holds. @throws AppError conflict where the page has no GTIN */
  function addressOf(page: PageRow, target: 'page' | 'gs1', serial: string): string {
    if (target === 'gs1') {
      if (page.gtin === '') throw new AppError('conflict', 'This page has no GTIN. Add one first.');
      return publicUrl + gs1Path(page.gtin, serial);
    }
    const query = serial === '' ? '' : `?serial=${encodeURIComponent(serial)}`;
    return publicUrl + instructionsPath(page.code) + query;
  }

  const linesOf = ({ model }: PageRow, serial: string): string[] => [
    HEADING,
    model,
    ...(serial === '' ? [] : [serial]),
  ];

  return {
    /** @throws AppError invalid_request where the code would be too small */
    async plate(
      actor: CompanyActor,
      key: PageKey,
      { format, target, sideMm, serial }: z.output<typeof plateQuery>,
    ): Promise<Download> {
      const page = await find(actor, key);
      const address = addressOf(page, target, serial);
      const plate = { address, lines: [...linesOf(page, serial), address], sideMm };
      if (format === 'pdf')
        return { filename: 'plate.pdf', type: 'application/pdf', content: await platePdf(plate) };
      const content = Readable.from([plateSvg(plate)], { objectMode: false });
      return { filename: 'plate.svg', type: 'image/svg+xml; charset=utf-8', content };
    },

    /** One label for each serial number, or a whole sheet of the same where none is given. */
    async labels(
      actor: CompanyActor,
      key: PageKey,
      { layout, target, note, serials, skip }: z.output<typeof labelForm>,
    ): Promise<Download> {
      const page = await find(actor, key);
      const perSheet = labelsOnSheet(layout);
      assertSkips(layout, skip);
      const all = serials.length > 0 ? serials : Array.from({ length: perSheet - skip }, () => '');
      const labels = all.map((serial) => ({
        address: addressOf(page, target, serial),
        lines: [...linesOf(page, serial), ...(note === '' ? [] : [note])],
      }));
      return {
        filename: 'labels.pdf',
        type: 'application/pdf',
        content: await labelSheets(layout, labels, skip),
      };
    },
  };
}
