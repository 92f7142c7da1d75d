import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { mediaRoutes } from '../../../contracts/manuals/media.ts';
import { type HostilePicture, hostilePictures } from '../../../engine/picture/testing/hostile-pictures.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import { redPng } from '../../testing/pictures.ts';
import { createLink, createNeighbours } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const REPLIES = {
  'too-large': { status: 413, code: 'picture_too_large', message: /too large, or too long and narrow/ },
  unreadable: { status: 415, code: 'unsupported_file', message: /valid image file/ },
};

// On one database: what is refused gets to none.
describe('a picture that stands for more than its bytes', () => {
  const database = useTestDatabase();
  const app = useTestApp(database);
  let vendor: TestCompany;
  let productId: string;
  let pictures: HostilePicture[];

  beforeAll(async () => {
    ({ vendor, productId } = await createNeighbours(app()));
    pictures = await hostilePictures();
  });

  async function sendPhoto(content: Buffer) {
    const { uniqueId } = await createLink(app(), vendor, productId);
    const file = { name: 'photo.png', content };
    return app().call(chatRoutes.uploadPromptImage, { fields: { productId, uniqueId }, file });
  }
  const sendErrorImage = (content: Buffer) =>
    app().call(mediaRoutes.uploadImage, {
      token: vendor.token,
      fields: { productId, errorTitle: 'Code E04', solution: 'Do what it needs.' },
      file: { name: 'screen.png', content },
    });
  const sendLogo = (content: Buffer) =>
    app().call(companyRoutes.uploadLogo, { token: vendor.token, file: { name: 'logo.png', content } });

  it.each([
    ['a customer’s photo', 'image', sendPhoto],
    ['an error image', 'image', sendErrorImage],
    ['a logo', 'logo', sendLogo],
  ] as const)(
    'is refused as %s in plain words, and the next ordinary one is taken',
    async (_, field, send) => {
      for (const [what, bytes, fault] of pictures) {
        const { status, code, message } = REPLIES[fault];
        expect(await send(bytes), what).toMatchObject({
          status,
          body: { code, message: expect.stringMatching(message), errors: { [field]: expect.any(String) } },
        });
      }
      expect((await send(await redPng())).status).toBeLessThan(300);
    },
  );
});
