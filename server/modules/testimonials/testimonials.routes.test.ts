import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Testimonial, testimonialRoutes } from '../../../contracts/admin/testimonials.ts';
import { createAdministrator } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('testimonials', (database) => {
  const app = useTestApp(database);
  const { list, create, update, remove } = testimonialRoutes;
  const said = { quote: 'It shows the page.', author: 'Ada Quill', position: 'Head of service, Quill' };
  const shown = async () => (await app().call(list)).body.data as Testimonial[];

  it('shows everybody what the administrator adds, changes and deletes', async () => {
    const { token } = await createAdministrator(app());
    expect(await shown()).toEqual([]);
    const added = await app().call(create, { token, body: said });
    expect(added).toMatchObject({ status: 201, body: { data: { ...said, isExample: false } } });
    const params = { id: (added.body.data as Testimonial)._id };
    const changed = { ...said, quote: 'It shows the page, always.', isExample: true };
    await app().call(update, { token, params, body: changed });
    expect(await shown()).toEqual([{ _id: params.id, ...changed }]);
    expect(await app().call(remove, { token, params })).toMatchObject({ status: 200 });
    expect(await shown()).toEqual([]);
  });

  it.each(['quote', 'author', 'position'])(
    'names the field %s that is empty, and stores nothing',
    async (field) => {
      const { token } = await createAdministrator(app());
      expect(await app().call(create, { token, body: { ...said, [field]: ' ' } })).toMatchObject({
        status: 400,
        body: { errors: { [field]: expect.any(String) } },
      });
      expect(await shown()).toEqual([]);
    },
  );

  it('answers 404 for a testimonial that is not there', async () => {
    const { token } = await createAdministrator(app());
    const params = { id: randomUUID() };
    expect(await app().call(update, { token, params, body: said })).toMatchObject({ status: 404 });
    expect(await app().call(remove, { token, params })).toMatchObject({ status: 404 });
  });
});
