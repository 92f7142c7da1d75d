/** What makers publish for everybody, and what is promised. */
import { promiseRoutes } from '../../../contracts/admin/promises.ts';
import { instructionPaths } from '../../../contracts/instruction-paths.ts';
import { type InstructionPage, instructionRoutes } from '../../../contracts/manuals/instructions.ts';
import { answer, fail, openDialog, type Screen, see } from '../screen.ts';
import type { Places } from '../stage.ts';

const path = ({ productId }: Places) => instructionPaths.product.href(productId);
const ID = '00000000-0000-7000-8000-000000000000';
const ORIGIN = 'https://manuals.ondrell.example';

const published: InstructionPage = {
  ...{ _id: ID, model: 'Verano D60', serialFrom: 'D60-1000', serialTo: 'D60-4999', gtin: '09520123456788' },
  ...{
    paperDays: 30,
    publishedAt: '2026-11-26T10:00:00.000Z',
    promisedUntil: '2037-01-15',
    releasedAt: null,
  },
  ...{ address: `${ORIGIN}/i/4k7m2p9qrt5x`, gs1Address: `${ORIGIN}/01/09520123456788` },
  declaration: { name: 'EU declaration D60.pdf', bytes: 182_000 },
  editions: [
    {
      ...{ _id: ID, manualId: ID, title: 'Verano D60 user manual', filename: 'verano-d60.pdf', version: 2 },
      ...{ language: 'en', validFrom: '2026-11-01', serialFrom: 'D60-3000', serialTo: '' },
    },
    {
      ...{ _id: ID.replace(/0$/, '1'), manualId: ID, title: 'Verano D60 Bedienungsanleitung' },
      ...{ filename: 'verano-d60-de.pdf', version: 1, language: 'de', validFrom: '2026-01-15' },
      ...{ serialFrom: '', serialTo: '' },
    },
  ],
  paperRequests: [
    {
      ...{
        _id: ID,
        name: 'Dana Reyes',
        address: '1 Mill Lane\nDerby DE1 2AB',
        language: 'en',
        serial: 'D60-3107',
      },
      ...{ dueOn: '2099-12-24', createdAt: '2026-11-26T10:00:00.000Z', sentAt: null },
    },
    {
      ...{ _id: ID.replace(/0$/, '1'), name: 'Eli Brandt', address: 'Am Markt 3\n04109 Leipzig' },
      ...{ language: 'de', serial: '', dueOn: '2026-11-24', createdAt: '2026-10-25T10:00:00.000Z' },
      sentAt: '2026-11-02T10:00:00.000Z',
    },
  ],
};
const draft: InstructionPage = {
  ...published,
  ...{
    _id: ID.replace(/0$/, '2'),
    model: 'Verano D80',
    serialFrom: '',
    serialTo: '',
    gtin: '',
    gs1Address: '',
  },
  ...{ publishedAt: null, promisedUntil: null, declaration: null, editions: [], paperRequests: [] },
  address: `${ORIGIN}/i/9wz3n6c8hv2d`,
};

const shown = answer(instructionRoutes.instructions, { status: 200, data: [published, draft] });
const promise = {
  ...{
    companyId: ID,
    pageId: ID,
    companyName: 'Ondrell Coffee',
    productName: 'Verano D60',
    model: 'Verano D60',
  },
  ...{ address: published.address, promisedUntil: '2037-01-15' },
};
const promised = answer(promiseRoutes.promises, {
  ...{ status: 200, total: 2, page: 1, limit: 20 },
  data: [
    {
      ...promise,
      release: {
        ...{ reason: 'The maker asked in writing: it names a wrong voltage.', askedBy: 'Ada Quill' },
        ...{ askedAt: '2026-11-27T10:00:00.000Z', isOwn: false },
      },
    },
    { ...promise, pageId: ID.replace(/0$/, '1'), model: 'Verano D80', release: null },
  ],
});

const ofMaker = { person: 'owner', path } as const;
const ofAdministrator = { person: 'admin', path: instructionPaths.promises.href() } as const;

export const instructionScreens: readonly Screen[] = [
  { ...ofMaker, name: 'instructions', prepare: shown },
  { ...ofMaker, name: 'instructions-add', prepare: shown, act: openDialog('Add Page') },
  { ...ofMaker, name: 'instructions-manual', prepare: shown, act: openDialog(/^Add a manual/) },
  { ...ofMaker, name: 'instructions-promise', prepare: shown, act: openDialog(/^Promise the page/) },
  { ...ofMaker, name: 'instructions-plate', prepare: shown, act: openDialog(/^Code for the plate/) },
  { ...ofMaker, name: 'instructions-labels', prepare: shown, act: openDialog(/^Labels for/) },
  { ...ofMaker, name: 'instructions-empty', act: see('No instructions page yet') },
  {
    ...ofMaker,
    name: 'instructions-failed',
    prepare: fail(instructionRoutes.instructions),
    act: see('Error Loading Data'),
  },
  { ...ofAdministrator, name: 'promises', prepare: promised },
  { ...ofAdministrator, name: 'promises-none' },
];
