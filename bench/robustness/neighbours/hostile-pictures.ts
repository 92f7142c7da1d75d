import sharp from 'sharp';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { type Attack, repeat } from './attack.ts';

const AT_ONCE = 10;
/** Sides in pixels: a strip, one that lies, and as large as is taken or more. A few kilobytes each. */
const SIZES = [
  [1, 65_000],
  [65_000, 1],
  [6_000, 4_000],
  [20_000, 20_000],
] as const;

let pictures: Buffer<ArrayBuffer>[] = [];

/** Photos of a few kilobytes that take gigabytes once they are unpacked. */
export const hostilePictures: Attack = {
  name: 'hostile-pictures',
  about: `${AT_ONCE} photos at once of up to ${SIZES[3].join(' × ')} pixels`,
  prepare: async () => {
    pictures = await Promise.all(
      SIZES.map(async ([width, height]) =>
        Buffer.from(
          await sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false })
            .png({ palette: true })
            .toBuffer(),
        ),
      ),
    );
  },
  run: ({ api, attacker: { uniqueId, productId } }, signal) =>
    repeat(signal, AT_ONCE, async (turn) => {
      const bytes = pictures[turn % pictures.length];
      if (!bytes) return;
      const file = new File([bytes], 'photo.png', { type: 'image/png' });
      await api.call(chatRoutes.uploadPromptImage, { fields: { uniqueId, productId }, file });
    }),
};
