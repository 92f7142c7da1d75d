import { setTimeout as sleep } from 'node:timers/promises';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { HostileFile } from '../../../engine/testing/hostile-file.ts';
import { hostileFiles as makeHostileFiles } from '../../../engine/testing/hostile-files.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import { type CompanyAccess, createCompany } from '../../lib/running/company.ts';
import { isPending } from '../holding/check-manuals.ts';
import type { Fault } from './fault.ts';
import { outcomeOf, type Scene } from './scene.ts';
import { watchHealth } from './watch-health.ts';

/** Longest time until a file is read or says why not. */
const readingTimeoutMs = 240_000;
const pollMs = 300;
const atOnce = 2;
/** Writes of others beside the first files, and the longest time for them. */
const acknowledgedBeside = 20;
const loadTimeoutMs = 20_000;
const isTaken = (status: number): boolean => status === 200 || status === 201;
const isRefused = (status: number): boolean => status >= 400 && status < 500;

type Figures = Record<'files' | 'taken' | 'refused' | 'unreadable' | 'slowestMs', number>;

/** Addresses that no manual is fetched from: of the machine itself, of networks of its own, of other kinds. */
const ADDRESSES = [
  'https://127.0.0.1/manual.pdf',
  'https://localhost/manual.pdf',
  'https://[::1]/manual.pdf',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/manual.pdf',
  'https://0x7f000001/manual.pdf',
  'https://user:password@127.0.0.1/manual.pdf',
  'http://example.com/manual.pdf',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  `https://${'a.'.repeat(1000)}example/`,
];

/** Files of every format that are made to hurt their reader: each is read or refused for a reason, and others are served meanwhile. */
export const hostileFiles: Fault = {
  name: 'hostile-files',
  about: 'bombs, circles and broken files of every format, and addresses of the inside',
  database: 'embedded',
  mayRefuse: false,
  begin: async (begun) => {
    // A company of their own: that of the others has what its journal says, and nothing else.
    const company = await createCompany(begun.api(), 'mallory@vendor.example');
    const figures: Figures = { files: 0, taken: 0, refused: 0, unreadable: 0, slowestMs: 0 };
    const health = { slowestMs: 0 };

    return {
      env: {},
      // Others work for a while only: in the minutes that the files take they would queue more manuals than are read in one.
      round: async (scene) => {
        const isSent = watchHealth(scene, sendAll(scene, company, figures), health);
        await scene.underLoad(() => scene.untilAcknowledged(acknowledgedBeside, loadTimeoutMs));
        await isSent;
      },
      figures: () => ({
        ...figures,
        slowestMs: Math.round(figures.slowestMs),
        slowestHealthMs: Math.round(health.slowestMs),
      }),
      end: async () => undefined,
    };
  },
};

/** Sends every hostile file, some at once, and then every address. */
async function sendAll(scene: Scene, company: CompanyAccess, figures: Figures): Promise<void> {
  const waiting = [...makeHostileFiles()];
  const sendNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await send(scene, company, figures, file);
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  for (const address of ADDRESSES) {
    const body = { product_name: 'From an address', address };
    const outcome = await outcomeOf(
      scene.api().call(productRoutes.uploadFromAddress, { body }, company.token),
    );
    if (!isRefused(outcome.status ?? 0))
      scene.findings.counterErrors.push(`${address} was answered ${outcome.status}`);
  }
}

async function send(
  scene: Scene,
  company: CompanyAccess,
  figures: Figures,
  { name, what, make }: HostileFile,
): Promise<void> {
  const from = performance.now();
  const api = scene.api();
  let productId = '';
  const upload = api.call(
    productRoutes.upload,
    {
      fields: { product_name: `Hostile ${figures.files}` },
      file: new File([new Uint8Array(make())], name),
    },
    company.token,
  );
  const outcome = await outcomeOf(
    upload.then(({ data }) => {
      productId = data._id;
    }),
  );
  const status = outcome.status ?? 0;
  figures.files += 1;
  if (!isTaken(status) && !isRefused(status))
    scene.findings.counterErrors.push(`${name}, ${what}: answered ${JSON.stringify(outcome)}`);
  if (!isTaken(status)) figures.refused += 1;
  else {
    const end = await followReading(api, company, productId);
    if (end === 'pending') scene.findings.counterErrors.push(`${name}, ${what}: is never read`);
    figures[end === 'failed' ? 'unreadable' : 'taken'] += 1;
  }
  figures.slowestMs = Math.max(figures.slowestMs, performance.now() - from);
}

/** Waits until a product's manual is read or says why not. */
async function followReading(api: ApiClient, { token }: CompanyAccess, id: string) {
  const deadline = performance.now() + readingTimeoutMs;
  while (performance.now() < deadline) {
    const { data } = await api.call(productRoutes.singleProduct, { params: { id } }, token);
    if (data.manuals.every((manual) => !isPending(manual)))
      return data.manuals.some(({ status }) => status === 'failed') ? 'failed' : 'read';
    await sleep(pollMs);
  }
  return 'pending';
}
