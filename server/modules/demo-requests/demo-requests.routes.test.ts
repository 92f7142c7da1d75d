import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type DemoRequest, demoRequestRoutes } from '../../../contracts/admin/demo-requests.ts';
import { createAdministrator } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('demo requests', (database) => {
  const app = useTestApp(database);
  const { demoForm, getDemoForms, exportDemoForms, updateDemoForm } = demoRequestRoutes;
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

  it('keeps track of a request: its status and a note, each changed by itself', async () => {
    const { token } = await createAdministrator(app());
    const [{ id = '' } = {}] = (await find({ search: 'harrow' })).data;
    const change = (body: Record<string, unknown>) =>
      app().call(updateDemoForm, { token, params: { id }, body });
    expect(await change({ status: 'contacted' })).toMatchObject({
      status: 200,
      body: { data: { id, status: 'contacted', note: '' } },
    });
    await change({ note: ' Called on Monday.\nWants a quote. ' });
    const [changed] = (await find({ search: 'harrow' })).data;
    expect(changed).toMatchObject({ status: 'contacted', note: 'Called on Monday.\nWants a quote.' });
    expect((await find({ status: 'contacted' })).data.map(({ company_name }) => company_name)).toEqual([
      'Harrow',
    ]);
    expect((await find({ status: 'new' })).total).toBe(2);
    expect(await change({ note: '' })).toMatchObject({ body: { data: { note: '', status: 'contacted' } } });
    expect(await change({})).toMatchObject({ status: 200, body: { data: { status: 'contacted' } } });
  });

  it('refuses a status that is none and a note without end, and knows no other request', async () => {
    const { token } = await createAdministrator(app());
    const [{ id = '' } = {}] = (await find({ search: 'harrow' })).data;
    const change = (body: Record<string, unknown>, of = id) =>
      app().call(updateDemoForm, { token, params: { id: of }, body });
    expect(await change({ status: 'lost' })).toMatchObject({ status: 400 });
    expect(await change({ note: 'x'.repeat(2001) })).toMatchObject({
      status: 400,
      body: { errors: { note: expect.any(String) } },
    });
    expect(await change({ status: 'done' }, randomUUID())).toMatchObject({ status: 404 });
    expect(await change({}, randomUUID())).toMatchObject({ status: 404 });
    expect((await find({ status: 'done' })).total).toBe(0);
  });

  it('writes what the list shows as a CSV file, with no formula in it', async () => {
    const { token } = await createAdministrator(app());
    await send({ ...ada, company_name: '=cmd()', first_name: 'Dora', challenges: 'One, "two"\nthree' });
    const read = async (query: Record<string, string>) =>
      (await app().call(exportDemoForms, { token, query })).text;
    const all = await read({});
    expect(all.split('\r\n')[0]).toBe(
      '\ufeffCompany Name,Email,Phone Number,First Name,Last Name,Current challenges,Status,Note,Received (UTC)',
    );
    expect(all).toContain(`'=cmd(),ada@quill.example.com,,Dora,Quill,"One, ""two""\nthree",new,,2`);
    expect(all.match(/\r\n/g)).toHaveLength(5);
    const contacted = await read({ status: 'contacted' });
    expect(contacted).toContain('Harrow');
    expect(contacted.match(/\r\n/g)).toHaveLength(2);
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
