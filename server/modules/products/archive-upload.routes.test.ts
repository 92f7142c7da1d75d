import { beforeAll, expect, it } from 'vitest';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { paragraph, writeDocx } from '../../../engine/testing/docx-writer.ts';
import { writePdf } from '../../../engine/testing/pdf-writer.ts';
import { writeZip, type ZipEntry } from '../../../engine/testing/zip-writer.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import { createNeighbours } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const PDF = writePdf([{ texts: [{ text: 'Fill in 1.2 l of oil.', x: 70, y: 80 }] }]);
const DOCX = writeDocx(paragraph('Cleaning', { style: 'Heading1' }) + paragraph('Wipe it.'));
const entry = (name: string, data: Buffer | string): ZipEntry => ({ name, data });

describeOnBothDatabases('an archive of manuals', (database) => {
  const app = useTestApp(database);
  let owner: TestCompany;
  let productId: string;

  beforeAll(async () => {
    ({ vendor: owner, productId } = await createNeighbours(app()));
  });

  const upload = (entries: ZipEntry[], fields: Record<string, string>) =>
    app().call(productRoutes.upload, {
      token: owner.token,
      fields,
      file: { name: 'manuals.zip', content: writeZip(entries) },
    });
  const filesOf = async (id: string): Promise<string[]> => {
    const { body } = await app().call(productRoutes.singleProduct, { token: owner.token, params: { id } });
    return (body.data as { manuals: Array<{ title: string }> }).manuals.map(({ title }) => title).sort();
  };

  it('becomes as many manuals of a new product, and of one that is there', async () => {
    const both = [
      entry('m/Oil.pdf', PDF),
      entry('Care.docx', DOCX),
      entry('__MACOSX/._Oil.pdf', 'x'),
      entry('a.png', 'x'),
    ];
    const made = await upload(both, { product_name: 'Lathe' });
    expect(made.status).toBe(201);
    expect(await filesOf((made.body.data as { _id: string })._id)).toEqual(['Care', 'Oil']);
    const before = await filesOf(productId);
    expect((await upload(both, { productId })).status).toBe(201);
    expect(await filesOf(productId)).toEqual([...before, 'Care', 'Oil'].sort());
  });

  it('is refused as a whole, with each entry that is no manual and why', async () => {
    const reply = await upload(
      [
        entry('Oil.pdf', PDF),
        entry('Care.docx', 'no document'),
        entry('Old.pdf', ''),
        entry('more.zip', 'x'),
      ],
      { product_name: 'Mill' },
    );
    expect(reply.status).toBe(400);
    const { message } = reply.body as { message: string };
    expect(message).toMatch(
      /Nothing was taken.*more\.zip: An archive.*Care\.docx: .*Old\.pdf: This file holds no text/s,
    );
    expect(message).not.toContain('Oil.pdf');
  });

  it('is refused where its manuals expand out of all proportion', async () => {
    const bomb = entry('b.pdf', Buffer.alloc(40_000_000, 0x20));
    expect(await upload([entry('a.pdf', PDF), bomb], { productId })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('expands to far more') },
    });
  });

  it('holds one manual where it is to be a new version, and not more than twenty', async () => {
    const { body } = await app().call(productRoutes.singleProduct, {
      token: owner.token,
      params: { id: productId },
    });
    const [manual] = (body.data as { manuals: Array<{ _id: string }> }).manuals;
    const fields = { manualId: manual?._id ?? '' };
    const two = await upload([entry('a.pdf', PDF), entry('b.pdf', PDF)], fields);
    expect(two).toMatchObject({ status: 400, body: { message: expect.stringContaining('several manuals') } });
    expect((await upload([entry('a.pdf', PDF)], fields)).status).toBe(201);
    const many = Array.from({ length: 21 }, (_, index) => entry(`${index}.pdf`, PDF));
    expect(await upload(many, { productId })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('21 manuals; at most 20') },
    });
  });
});
