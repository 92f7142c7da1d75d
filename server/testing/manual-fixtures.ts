/** Material for tests: companies, and small PDFs with real text. */
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/connect.ts';
import { account } from '../db/schema/accounts.ts';
import { company } from '../db/schema/companies.ts';
import type { CompanyActor } from '../http/actor.ts';

/** An approved company with its owner. */
export async function insertCompany(db: Db, name = 'Acme'): Promise<CompanyActor> {
  const companyId = uuidv7();
  const accountId = uuidv7();
  const email = `${accountId}@example.com`;
  await db
    .insert(account)
    .values({ id: accountId, name: 'Vendor', email, passwordHash: '', role: 'company', companyId });
  await db.insert(company).values({ id: companyId, ownerId: accountId, name });
  return {
    accountId,
    companyId,
    sessionId: uuidv7(),
    scopes: null,
    name: 'Vendor',
    email,
    role: 'company',
    isOwner: true,
    isSuspended: false,
    mustTurnOnTwoStep: false,
  };
}

type PdfLine = { text: string; sizePt?: number };

/** A PDF of A4 pages, each an array of lines from top to bottom, in a standard font. */
export function makePdf(pages: readonly (readonly PdfLine[])[]): Buffer {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${4 + i * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  for (const [index, lines] of pages.entries()) {
    const content = drawLines(lines);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  return assemble(objects);
}

function drawLines(lines: readonly PdfLine[]): string {
  let y = 780;
  const shown = lines.map(({ text, sizePt = 11 }) => {
    y -= sizePt * 1.6;
    return `BT /F1 ${sizePt} Tf 60 ${y.toFixed(1)} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
  });
  return shown.join('\n');
}

function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

/** Pages of a made-up pump manual: a heading, two paragraphs and a numbered procedure on each. */
export function pumpManual(pages: number): Buffer {
  return makePdf(
    Array.from({ length: pages }, (_, index) => {
      const part = index + 1;
      return [
        { text: `${part} Maintenance of stage ${part}`, sizePt: 18 },
        { text: `Stage ${part} of the pump moves ${part * 10} litres of water in a minute.` },
        { text: `The pressure of stage ${part} must stay below ${part + 3} bar at all times.` },
        { text: '1. Switch the pump off and wait until the rotor stands still.' },
        { text: `2. Open valve V${part} and drain stage ${part} completely.` },
        { text: `3. Replace filter F-${100 + part} and close the cover.` },
      ];
    }),
  );
}
