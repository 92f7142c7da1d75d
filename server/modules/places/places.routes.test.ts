import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { deletionRoutes } from '../../../contracts/company/deletions.ts';
import { type ListedChapter, type Place, placeRoutes } from '../../../contracts/manuals/places.ts';
import { MAX_PLACES } from '../../../contracts/plans/limits.ts';
import { place } from '../../db/schema/places.ts';
import { createApprovedCompany, createPendingCompany, type TestCompany } from '../../testing/accounts.ts';
import { endUndoTime } from '../../testing/deletions.ts';
import { createMachine, createPlace, placeFormOf } from '../../testing/places.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('places', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    other = await createApprovedCompany(app(), 'Other');
    productId = await createMachine(app(), vendor);
  });

  const list = async (): Promise<Place[]> => {
    const reply = await app().call(placeRoutes.list, { token: vendor.token, params: { productId } });
    return reply.body.data as Place[];
  };
  const formOf = (form: Parameters<typeof placeFormOf>[3] = {}) =>
    placeFormOf(app(), vendor, productId, form);
  const create = async (form: object, token: string | undefined = vendor.token) =>
    app().call(placeRoutes.create, { token, params: { productId }, body: form });
  const update = (id: string, body: object, token = vendor.token) =>
    app().call(placeRoutes.update, { token, params: { id }, body });
  const remove = (id: string, token = vendor.token) =>
    app().call(placeRoutes.delete, { token, params: { id } });
  const undo = (id: string, token = vendor.token) =>
    app().call(deletionRoutes.undo, { token, body: { kind: 'place', id } });

  it('are added, listed oldest first, and changed under the same code', async () => {
    const tank = await createPlace(app(), vendor, productId);
    expect(tank).toMatchObject({ name: 'Water tank', heading: 'Water tank', isFound: true, questions: 0 });
    expect(tank.code).toMatch(/^[a-z0-9]{8}$/);
    const grinder = await createPlace(app(), vendor, productId, { name: 'Grinder', heading: 'Grinder' });
    expect(grinder.code).not.toBe(tank.code);
    expect((await list()).map(({ name }) => name)).toEqual(['Water tank', 'Grinder']);
    const changed = await update(tank._id, await formOf({ name: 'Tank, rear', heading: 'Milk frother' }));
    expect(changed.body.data).toMatchObject({
      ...{ _id: tank._id, code: tank.code, name: 'Tank, rear', heading: 'Milk frother' },
      isFound: false,
    });
    await remove(tank._id);
    await remove(grinder._id);
  });

  it('choose from the chapters of the manuals, with one that the name is likely to mean', async () => {
    const call = (name: string) =>
      app().call(placeRoutes.chapters, { token: vendor.token, params: { productId }, query: { name } });
    const { chapters, suggested } = (await call('the grinder on top')).body.data as {
      chapters: ListedChapter[];
      suggested: ListedChapter | null;
    };
    expect(chapters.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining(['Water tank', 'Cleaning the grinder', 'Troubleshooting']),
    );
    expect(suggested?.heading).toBe('Grinder');
    expect((await call('')).body.data).toMatchObject({ suggested: null });
    expect((await call('x'.repeat(61))).status).toBe(400);
  });

  it('go at once, come back within the time for undoing, and are removed for good behind it', async () => {
    const { _id: id } = await createPlace(app(), vendor, productId);
    expect(await remove(id)).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
    expect((await update(id, await formOf())).status).toBe(404);
    expect((await undo(id, other.token)).status).toBe(404);
    expect(await undo(id)).toMatchObject({ status: 200 });
    expect((await list()).map(({ _id }) => _id)).toEqual([id]);
    await remove(id);
    await endUndoTime(database(), app());
    expect(await undo(id)).toMatchObject({ status: 404 });
  });

  it('are as many as a product can have', async () => {
    const own = await createMachine(app(), vendor, 'Full');
    const row = { companyId: vendor.companyId, productId: own, manualId: randomUUID(), path: [] };
    await database()
      .write.insert(place)
      .values(
        Array.from({ length: MAX_PLACES }, (_, i) => ({
          ...row,
          ...{ id: randomUUID(), code: String(10_000_000 + i), name: `Place ${i}`, heading: 'Water tank' },
        })),
      );
    const body = await placeFormOf(app(), vendor, own);
    const refused = await app().call(placeRoutes.create, {
      token: vendor.token,
      params: { productId: own },
      body,
    });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.body.message).toContain(String(MAX_PLACES));
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(61) },
    { heading: '' },
    { heading: 'x'.repeat(501) },
    { manualId: 'manual' },
    { path: Array.from({ length: 21 }, () => 'a') },
    { variant: 'x'.repeat(61) },
  ])('refuse %j', async (wrong) => {
    expect((await create({ ...(await formOf()), ...wrong })).status).toBe(400);
  });

  it('are the own company’s alone, and want an approved one', async () => {
    const { _id: id } = await createPlace(app(), vendor, productId);
    const form = await formOf();
    const { token } = other;
    const replies = [
      await app().call(placeRoutes.list, { token, params: { productId } }),
      await app().call(placeRoutes.chapters, { token, params: { productId } }),
      await create(form, token),
      await update(id, form, token),
      await remove(id, token),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await remove(id, token)).text).toBe((await remove(randomUUID(), token)).text);
    const waiting = await createPendingCompany(app());
    expect((await create(form, waiting.token)).status).toBe(403);
    for (const route of [placeRoutes.list, placeRoutes.chapters])
      expect((await app().call(route, { params: { productId } })).status).toBe(401);
    expect((await app().call(placeRoutes.create, { params: { productId }, body: form })).status).toBe(401);
    await remove(id);
  });
});
