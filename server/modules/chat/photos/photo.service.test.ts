import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Reference } from '../../../../engine/look/match-photo.ts';
import { shapePicture } from '../../../../engine/picture/shape-picture.ts';
import type { Actor } from '../../../http/actor.ts';
import type { TestCompany } from '../../../testing/accounts.ts';
import { redPng } from '../../../testing/pictures.ts';
import { createNeighbours } from '../../../testing/products.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { createLinkSigner } from '../../files/link-signer.ts';
import type { ErrorImageRow } from '../../media/media.repository.ts';
import { createPhotoService } from './photo.service.ts';

const DISPLAY = 'HALLORAN\n12:40   1400 rpm\nE-14\nmenu back enter service hotline';

describeOnBothDatabases('words read in a photo that shows no error image', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;
  let folder: string;

  beforeAll(async () => {
    ({ vendor, productId } = await createNeighbours(app()));
    folder = await mkdtemp(join(tmpdir(), 'manualist-photo-'));
    await writeFile(join(folder, 'photo.png'), await redPng());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** An error image of which neither the look nor the code is in the photos. */
  const known: Reference<ErrorImageRow> = {
    item: {
      companyId: randomUUID(),
      id: randomUUID(),
      productId: randomUUID(),
      title: 'Code E-70',
      description: '',
      solution: 'Do what E-70 needs.',
      fileKey: '',
      bytes: 1,
      readText: 'HALLORAN E-70 menu back enter',
      createdAt: new Date(),
      deletedAt: null,
    },
    words: 'HALLORAN E-70 menu back enter',
    loadLook: async () => null,
  };

  /** What the vendor is shown for a photo in which these words are read. */
  async function answerTo(words: string, question = '') {
    const photos = createPhotoService({
      db: database().write,
      asks: app().services.asks,
      indexes: { get: vi.fn() },
      describe: null,
      describerName: null,
      budget: { open: vi.fn() },
      links: createLinkSigner(Buffer.alloc(32).toString('base64url')),
      listReferences: async () => [known],
      shapePicture,
      readPictureText: async () => words,
      clock: () => 0,
    });
    const actor: Actor = {
      accountId: vendor.userId,
      sessionId: vendor.userId,
      scopes: null,
      name: '',
      email: vendor.email,
      role: 'company',
      companyId: vendor.companyId,
      isOwner: true,
      isSuspended: false,
      mustTurnOnTwoStep: false,
    };
    const photo = { productId, path: join(folder, 'photo.png'), question, requestKey: undefined };
    return (await photos.ask(actor, photo)).answer;
  }

  it('are looked up in the manual by the code among them, with the page it stands on', async () => {
    const answer = await answerTo(DISPLAY);
    expect(answer).toMatchObject({ answered: true, band: 'answer', citations: [{ page: 2 }] });
    expect(answer.citations?.[0]?.quote).toContain('E-14');
    expect(answer.match ?? null).toBeNull();
  });

  it.each([
    ['is asked of the code in the photo', 'What does this mean?', DISPLAY, 'E-14'],
    ['is answered though the photo says nothing', 'What does E-14 mean?', '', 'E-14'],
    ['is answered whatever else the photo says', 'What does E-14 mean?', 'Bake at 180', 'E-14'],
    ['is no question where it is thanks', 'Thank you!', DISPLAY, 'E-14'],
  ])('what was typed beside them %s', async (_, question, words, quoted) => {
    const answer = await answerTo(words, question);
    expect(answer).toMatchObject({ answered: true, citations: [{ page: 2 }] });
    expect(answer.citations?.[0]?.quote).toContain(quoted);
  });

  it('ask what the display shows where what was typed finds nothing either', async () => {
    const answer = await answerTo('', 'Which horse is that?');
    expect(answer).toMatchObject({ answered: false });
    expect(answer.content).toContain('What does the display show?');
  });

  it.each(['', 'E-77', 'Bake at 180'])(
    '“%s” finds nothing, and asks what the display shows',
    async (words) => {
      const answer = await answerTo(words);
      expect(answer).toMatchObject({ answered: false });
      expect(answer.content).toContain('What does the display show?');
    },
  );
});
