import { beforeAll, expect, it } from 'vitest';
import type { InstructionPage } from '../../../../contracts/manuals/instructions.ts';
import { createApprovedCompany, type TestCompany } from '../../../testing/accounts.ts';
import { codeOf, publishInstructions } from '../../../testing/instructions.ts';
import { makePdf } from '../../../testing/manual-fixtures.ts';
import { createReadyProduct } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { unzip } from '../../../testing/unzip.ts';

const CARE_MANUAL = makePdf([
  [
    { text: '1 Care', sizePt: 18 },
    { text: 'Descale <b>the</b> machine every 200 cups or 3 months.' },
    { text: 'Rinse the wand after each use.' },
  ],
]);

describeOnBothDatabases('the upkeep of published instructions', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let page: InstructionPage;
  let text: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    const productId = await createReadyProduct(app(), vendor, 'Kaffa 300', CARE_MANUAL);
    page = await publishInstructions(app(), vendor, productId);
    text = `/i/${codeOf(page)}/${page.editions[0]?._id}`;
  });

  const get = (url: string) => app().app.inject({ url });

  it('is listed at the head of the text, word for word, in the language of the page', async () => {
    const { body } = await get(`${text}?lang=de`);
    expect(body).toContain('<h2 id="upkeep">Pflege und Wartung</h2>');
    expect(body).toContain(
      '<q lang="en">Descale &lt;b&gt;the&lt;/b&gt; machine every 200 cups or 3 months.</q>',
    );
    expect(body).toContain('Rinse the wand after each use.');
    expect(body.match(/upkeep\.ics\?lang=de&amp;task=/g)).toHaveLength(1);
    expect(body).not.toMatch(/<script/);
  });

  it('comes as a calendar', async () => {
    const reply = await get(`${text}/upkeep.ics?lang=de&done=2026-02-01`);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const file = reply.payload.replaceAll('\r\n ', '');
    expect(file).toContain('DTSTART;VALUE=DATE:20260501\r\nRRULE:FREQ=MONTHLY;INTERVAL=3\r\n');
    expect(file).toContain('Aus der Anleitung:');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const link = /href="([^"]*task=[^"]*)"/.exec((await get(text)).body)?.[1] ?? '';
    expect((await get(link.replaceAll('&amp;', '&'))).statusCode).toBe(200);
  });

  it('is missing for what is unknown or badly asked for', async () => {
    for (const query of ['task=unknown', 'task=a%20b', 'done=yesterday'])
      expect((await get(`${text}/upkeep.ics?${query}`)).statusCode, query).toBe(404);
    expect((await get(`/i/unknown/${page.editions[0]?._id}/upkeep.ics`)).statusCode).toBe(404);
  });

  it('is in the archive, without a calendar that would begin on another day', async () => {
    const files = await unzip((await get(`/i/${codeOf(page)}/site.zip`)).rawPayload);
    const html = files.get('text/en-1.html')?.toString() ?? '';
    expect(html).toContain('<h2 id="upkeep">');
    expect(html).not.toContain('upkeep.ics');
  });
});
