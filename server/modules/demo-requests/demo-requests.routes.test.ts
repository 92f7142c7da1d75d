import { expect, it } from 'vitest';
import { type DemoRequest, demoRequestRoutes } from '../../../contracts/demo-requests.ts';
import { createAdministrator } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('demo requests', (database) => {
  const app = useTestApp(database);
  const { demoForm, getDemoForms } = demoRequestRoutes;
  const ada = {
    first_name: 'Ada',
    last_name: 'Quill',
    work_email: 'ada@quill.example.com',
    company_name: 'Quill 50%',
  };
  const send = (body: Record<string, unknown>) => app().call(demoForm, { body });
  async function find(query: Record<string, string | number>) {
    const { token } = await createAdministrator(app());
    const { body } = await app().call(getDemoForms, { token, query });
    return body as { data: DemoRequest[]; total: number };
  }

  it('keeps what a visitor sends, and lists it newest first, page by page, with true totals', async () => {
    expect(await send(ada)).toMatchObject({ status: 200, body: { data: { id: expect.any(String) } } });
    const filled = { phone_number: '+1 555 0142', challenges: 'Long calls\nabout pumps' };
    await send({ ...ada, ...filled, first_name: ' Bea ', work_email: 'Bea@Quill.example.com' });
    await send({ ...ada, first_name: 'Cleo', company_name: 'Harrow' });
    const first = await find({ limit: 2 });
    expect(first.total).toBe(3);
    expect(first.data.map((request) => request.first_name)).toEqual(['Cleo', 'Bea']);
    expect(first.data[1]).toMatchObject({ ...filled, work_email: 'bea@quill.example.com' });
    expect((await find({ limit: 2, page: 2 })).data).toMatchObject([
      { ...ada, phone_number: '', challenges: '' },
    ]);
  });

  it('finds requests by company, name or address, taking wildcards literally', async () => {
    expect((await find({ search: 'harrow' })).total).toBe(1);
    expect((await find({ search: 'BEA@' })).total).toBe(1);
    expect((await find({ search: '50%' })).total).toBe(2);
    expect((await find({ search: '_' })).total).toBe(0);
  });

  it.each([
    ['first_name', ''],
    ['last_name', undefined],
    ['work_email', 'ada@'],
    ['work_email', 'ada@quill.example.com, eve@quill.example.com'],
    ['company_name', 'x'.repeat(161)],
    ['phone_number', 5],
    ['challenges', 'a\0b'],
  ])('names the field %s that holds %j, and stores nothing', async (field, value) => {
    const { total } = await find({});
    expect(await send({ ...ada, [field]: value })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect((await find({})).total).toBe(total);
  });
});
