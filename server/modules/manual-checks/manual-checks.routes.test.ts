import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPath } from '../../../contracts/fill-path.ts';
import {
  type Finding,
  findingKind,
  type ManualCheck,
  manualCheckRoutes,
} from '../../../contracts/manuals/manual-checks.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { FINDING_KINDS } from '../../../engine/check/finding.ts';
import { manualCheck } from '../../db/schema/manual-checks.ts';
import { manualVersion } from '../../db/schema/manuals.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import { eventually } from '../../testing/jobs.ts';
import { makePdf } from '../../testing/manual-fixtures.ts';
import { createNeighbours, waitUntilRead } from '../../testing/products.ts';
import { readReport } from '../../testing/read-report.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const HEADING_PT = 18;
const HAZARD = 'Opening the cap while it is running can result in serious injury to the hands.';
const NOWHERE = 'Clean the mesh of the strainer as described above.';

/** @param more a line that another version has before all else */
const flawedManual = (more: string | null = null): Buffer =>
  makePdf([
    [{ text: '1 Use', sizePt: HEADING_PT }, ...(more === null ? [] : [{ text: more }]), { text: HAZARD }],
    [{ text: '2 Care', sizePt: HEADING_PT }, { text: NOWHERE }],
  ]);

describeOnBothDatabases('the check of manuals', (database) => {
  const app = useTestApp(database);
  const { listChecks, dismissFinding, reportChecks } = manualCheckRoutes;
  let vendor: TestCompany;
  let other: TestCompany;
  let sound: string;
  let flawed: string;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-check-'));
    ({ vendor, other, productId: sound } = await createNeighbours(app()));
    flawed = await upload({ product_name: 'Flawed' });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function upload(fields: Record<string, string>, content = flawedManual()): Promise<string> {
    const { body } = await app().call(productRoutes.upload, {
      token: vendor.token,
      fields,
      file: { name: 'pump.pdf', content },
    });
    const productId = (body.data as { _id: string })._id;
    await waitUntilRead(app(), vendor.token, productId);
    return productId;
  }

  /** The only manual of a product, once it is checked. */
  const checkOf = (productId: string): Promise<ManualCheck> =>
    eventually(async () => {
      const { body } = await app().call(listChecks, { token: vendor.token, params: { productId } });
      const [check] = body.data as ManualCheck[];
      expect(check).toMatchObject({ state: 'checked' });
      return check as ManualCheck;
    });
  const findingsOf = (check: ManualCheck): Finding[] => check.groups.flatMap(({ findings }) => findings);
  const dismiss = (id: string, isDismissed: boolean, { token } = vendor) =>
    app().call(dismissFinding, { token, params: { id }, body: { isDismissed } });

  async function report(productId: string, { token } = vendor) {
    const url = fillPath(reportChecks.path, { productId });
    return app().app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  }
  async function textOf(content: Buffer): Promise<string> {
    const path = join(folder, 'check.pdf');
    await writeFile(path, content);
    return (await readReport(path)).text.replace(/\s+/g, ' ');
  }

  it('has the kinds of the engine, in its order', () => {
    expect(findingKind.options).toEqual(FINDING_KINDS);
  });

  it('lists what a manual lacks once it is read, with the page and the words', async () => {
    const check = await checkOf(flawed);
    expect(check).toMatchObject({ pages: 2, checkedAt: expect.stringMatching(/^\d{4}-/) });
    expect(check.groups.map(({ kind, total }) => [kind, total])).toEqual([
      ['unlabelled-warning', 1],
      ['unplaced-reference', 1],
    ]);
    expect(findingsOf(check)).toMatchObject([
      { source: { page: 1, heading: '1 Use', quote: HAZARD, boxes: [{ page: 1 }] }, isDismissed: false },
      { source: { page: 2, heading: '2 Care', quote: NOWHERE }, other: null },
    ]);
    const [{ source } = expect.fail('There is a finding.')] = findingsOf(check);
    expect((await app().app.inject(source.url)).statusCode).toBe(200);
  });

  it('finds nothing in a sound manual, and has nothing to say of a product without one', async () => {
    expect((await checkOf(sound)).groups).toEqual([]);
  });

  it('tells of pages that were not simply read, why, and what to do, on the screen and in the report', async () => {
    const productId = await upload({ product_name: 'Scanned' });
    const before = await checkOf(productId);
    expect(before.pageGroups).toEqual([]);
    await database()
      .write.update(manualVersion)
      .set({ unreadablePages: [2], pageNotes: [{ page: 2, source: 'none', reason: 'garbled' }] })
      .where(eq(manualVersion.manualId, before.manualId));
    const check = await checkOf(productId);
    expect(check.pageGroups).toEqual([{ kind: 'garbled', model: null, pages: [2] }]);
    for (const url of [check.url, check.pageImage?.replace('{page}', '2')])
      expect((await app().app.inject(url ?? '')).statusCode).toBe(200);
    const text = await textOf((await report(productId)).rawPayload);
    expect(text).toContain('Unreadable: letters without meaning: 2');
    expect(text).toContain('Print the manual to PDF again with its fonts embedded');
  });

  it('dismisses a finding, brings it back, and keeps it dismissed in the next version and check', async () => {
    const productId = await upload({ product_name: 'Twice' });
    const before = await checkOf(productId);
    const [hazard, nowhere] = findingsOf(before);
    expect(await dismiss(hazard?._id ?? '', true)).toMatchObject({
      status: 200,
      body: { data: { isDismissed: true } },
    });
    expect(await dismiss(nowhere?._id ?? '', true)).toMatchObject({ status: 200 });
    expect(await dismiss(nowhere?._id ?? '', false)).toMatchObject({
      body: { data: { isDismissed: false } },
    });
    const { manualId } = before;
    await upload({ product_name: 'Twice', productId, manualId }, flawedManual('Wear gloves at all times.'));
    const after = await eventually(async () => {
      const check = await checkOf(productId);
      expect(check.checkedAt).not.toBe(before.checkedAt);
      return check;
    });
    expect(findingsOf(after).map(({ kind, isDismissed }) => [kind, isDismissed])).toEqual([
      ['unlabelled-warning', true],
      ['unplaced-reference', false],
    ]);
    // The finding of the version before is gone with it.
    expect(await dismiss(hazard?._id ?? '', false)).toMatchObject({ status: 404 });
  });

  it('checks again what was checked by other rules, and keeps ids and what was dismissed', async () => {
    const productId = await upload({ product_name: 'Again' });
    const before = await checkOf(productId);
    const [hazard] = findingsOf(before);
    await dismiss(hazard?._id ?? '', true);
    await database()
      .write.update(manualCheck)
      .set({ rules: 0 })
      .where(and(eq(manualCheck.companyId, vendor.companyId)));
    await app().services.manualChecks.checkMissing();
    const after = await eventually(async () => {
      const check = await checkOf(productId);
      expect(check.checkedAt).not.toBe(before.checkedAt);
      return check;
    });
    expect(findingsOf(after).map(({ _id }) => _id)).toEqual(findingsOf(before).map(({ _id }) => _id));
    expect(findingsOf(after)[0]).toMatchObject({ isDismissed: true });
  });

  it('is a PDF of what is not dismissed', async () => {
    const productId = await upload({ product_name: 'Printed' });
    const [, nowhere] = findingsOf(await checkOf(productId));
    await dismiss(nowhere?._id ?? '', true);
    const reply = await report(productId);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf' });
    const text = await textOf(reply.rawPayload);
    expect(text).toContain('Manual check');
    expect(text).toContain('Hazards without a signal word: 1');
    expect(text).toContain(HAZARD);
    expect(text).toContain('p. 1');
    expect(text).not.toContain(NOWHERE);
    expect(await textOf((await report(sound)).rawPayload)).toContain('Nothing was found');
  });

  it('answers another company as if there were nothing', async () => {
    const [finding] = findingsOf(await checkOf(flawed));
    const missing = await dismiss(randomUUID(), true);
    expect(missing).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    expect((await dismiss(finding?._id ?? '', true, other)).body).toEqual(missing.body);
    expect((await report(flawed, other)).statusCode).toBe(404);
    const listed = await app().call(listChecks, { token: other.token, params: { productId: flawed } });
    const none = await app().call(listChecks, { token: other.token, params: { productId: randomUUID() } });
    expect(listed.body).toEqual(none.body);
    expect(listed.status).toBe(404);
    expect(findingsOf(await checkOf(flawed))[0]).toMatchObject({ isDismissed: false });
  });

  it('answers 400 to what is none', async () => {
    expect(await dismiss('x', true)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    const params = { id: randomUUID() };
    expect(await app().call(dismissFinding, { token: vendor.token, params, body: {} })).toMatchObject({
      status: 400,
    });
  });
});
