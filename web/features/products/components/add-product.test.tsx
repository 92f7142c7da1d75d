// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/api/query.ts';
import { FakeUpload } from '../../../testing/fake-upload.ts';
import { AddProduct } from './add-product.tsx';

const MB = 1024 * 1024;
const pdf = new File(['%PDF-1.7'], 'HP9.pdf', { type: 'application/pdf' });
const created = { status: 201, data: { _id: '0192f3c8-7a41-7000-8000-000000000001', product_name: 'HP 9' } };

beforeEach(() => {
  FakeUpload.install();
  const router = createMemoryRouter([
    { path: '/', element: <AddProduct renderReading={(product) => <p>reading {product.product_name}</p>} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nameField = () => screen.getByLabelText<HTMLInputElement>('Product Name');
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Creat/ });
const type = (text: string) => fireEvent.change(nameField(), { target: { value: text } });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Product Manual'), { target: { files: [file] } });
const submit = () => fireEvent.submit(nameField());

async function startSending(): Promise<FakeUpload> {
  type('HP 9');
  choose(pdf);
  submit();
  await waitFor(() => expect(FakeUpload.sent).toHaveLength(1));
  const [upload] = FakeUpload.sent;
  if (!upload) throw new Error('Nothing was sent.');
  return upload;
}

describe('before sending', () => {
  it('keeps the button disabled until there is a manual', () => {
    expect(submitButton().disabled).toBe(true);
    choose(pdf);
    expect(submitButton().disabled).toBe(false);
    expect(screen.getByText('HP9.pdf')).toBeTruthy();
  });

  it('clears a file of another type and names the types that can be read', () => {
    choose(pdf);
    choose(new File(['x'], 'notes.pages'));
    expect(screen.getByRole('alert').textContent).toBe(
      'File type .pages is not supported. Please use PDF, DOCX, DOC, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX files.',
    );
    expect(screen.queryByText('HP9.pdf')).toBeNull();
    expect(submitButton().disabled).toBe(true);
  });

  it('says that a file is missing when the picker is cancelled or Enter is pressed', () => {
    fireEvent(screen.getByLabelText('Product Manual'), new Event('cancel'));
    expect(screen.getByText('Please select a file to upload')).toBeTruthy();
    type('HP 9');
    expect(screen.queryByText('Please select a file to upload')).toBeNull();
    fireEvent.keyDown(nameField(), { key: 'Enter' });
    expect(screen.getByText('Please select a file to upload')).toBeTruthy();
  });

  it('sends nothing without a name', async () => {
    choose(pdf);
    submit();
    expect(await screen.findByText('Product name is required')).toBeTruthy();
    expect(FakeUpload.sent).toHaveLength(0);
  });
});

describe('a web address in the place of a file', () => {
  const address = () => screen.getByLabelText<HTMLInputElement>(/^Web address of the manual/);
  const enter = (text: string) => fireEvent.change(address(), { target: { value: text } });
  const reply = (status: number, body: object) =>
    vi.fn(async (..._call: Parameters<typeof fetch>) => Response.json(body, { status }));

  it('is sent to be fetched, and read like a file', async () => {
    const fetched = reply(201, created);
    vi.stubGlobal('fetch', fetched);
    type('HP 9');
    enter('https://docs.shop.example/hp9.pdf');
    expect(submitButton().disabled).toBe(false);
    submit();
    expect(await screen.findByText('reading HP 9')).toBeTruthy();
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toContain('/api/manual/upload-address');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      ...{ product_name: 'HP 9', address: 'https://docs.shop.example/hp9.pdf' },
    });
    expect(screen.getByText('Fetched')).toBeTruthy();
    expect(FakeUpload.sent).toHaveLength(0);
  });

  it('is refused at once where it is none, and with the words of the server where nothing is there', async () => {
    const fetched = reply(400, {
      status: 400,
      code: 'invalid_request',
      message: 'The server answered with 404.',
    });
    vi.stubGlobal('fetch', fetched);
    type('HP 9');
    enter('hp9.pdf');
    submit();
    expect(await screen.findByText('Enter a complete address that begins with https://.')).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
    enter('https://docs.shop.example/hp9.pdf');
    submit();
    expect(await screen.findByText('The server answered with 404.')).toBeTruthy();
    expect(address().value).toBe('https://docs.shop.example/hp9.pdf');
  });

  it('steps aside for a file', () => {
    enter('https://docs.shop.example/hp9.pdf');
    choose(pdf);
    expect(screen.queryByLabelText(/^Web address of the manual/)).toBeNull();
  });
});

describe('while sending', () => {
  it('sends once however often the form is submitted, and locks it', async () => {
    const upload = await startSending();
    submit();
    expect(submitButton().textContent).toBe('Creating Product...');
    expect(nameField().readOnly).toBe(true);
    expect(FakeUpload.sent).toHaveLength(1);
    expect(upload.body?.get('product_name')).toBe('HP 9');
    expect(upload.body?.get('file')).toMatchObject({ name: 'HP9.pdf' });
  });

  it('shows how many megabytes were sent', async () => {
    const upload = await startSending();
    act(() => upload.progress(0.5 * MB, 2 * MB));
    expect(screen.getByText('0.50 of 2.00 MB')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText('Please wait While Processing PDF')).toBeTruthy();
  });

  it('goes on to reading once the server has the file', async () => {
    const upload = await startSending();
    act(() => upload.answer(201, created));
    expect(await screen.findByText('reading HP 9')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open product' }).getAttribute('href')).toContain(
      created.data._id,
    );
    expect(screen.getByRole('link', { name: 'All products' })).toBeTruthy();
  });

  it('stops on Cancel without calling that an error, and keeps what was typed', async () => {
    await startSending();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(nameField().readOnly).toBe(false));
    expect(nameField().value).toBe('HP 9');
    expect(screen.getByText('HP9.pdf')).toBeTruthy();
    expect(screen.queryByText('ERROR')).toBeNull();
  });
});

describe('after a failure', () => {
  it.each([
    [413, 'file_too_large', 'x', 'File size is too large. Please compress your file or use a smaller one.'],
    [402, 'plan_limit_reached', 'Free allows 1 product.', 'Free allows 1 product.'],
    [403, 'waiting_for_approval', 'Your account is waiting.', 'Your account is waiting.'],
    [415, 'unsupported_file', 'This is no PDF.', 'This is no PDF.'],
    [500, 'internal', 'x', 'Server error. Please try again later.'],
  ])('explains %i and keeps name and file', async (status, code, message, text) => {
    const upload = await startSending();
    act(() => upload.answer(status, { status, code, message }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(nameField().value).toBe('HP 9');
    expect(submitButton().disabled).toBe(false);
  });

  it('forgets what was wrong with a file once another is chosen', async () => {
    const upload = await startSending();
    act(() => upload.answer(415, { status: 415, code: 'unsupported_file', message: 'This is no PDF.' }));
    await screen.findByText('This is no PDF.');
    choose(new File(['%PDF-1.7'], 'HP9-new.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(screen.queryByText('This is no PDF.')).toBeNull());
    expect(screen.getByText('HP9-new.pdf')).toBeTruthy();
  });

  it('explains a lost connection; editing takes the explanation away', async () => {
    const upload = await startSending();
    act(() => upload.loseConnection());
    expect(await screen.findByText('Network error. Please check your connection.')).toBeTruthy();
    type('HP 10');
    await waitFor(() => expect(screen.queryByText(/^Network error/)).toBeNull());
  });
});
