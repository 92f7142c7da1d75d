import { productRoutes } from '../../../contracts/manuals/products.ts';
import { pdfOfSoftMasks } from '../../../engine/testing/hostile-pdfs.ts';
import { type Attack, repeat } from './attack.ts';
import { pageAddress, upload } from './neighbourhood.ts';

const PAGES = 60;
const FILLS = 400;
const AT_ONCE = 50;

let manualUrl = '';

/** Pages of a few bytes each that take minutes to draw, asked for by fifty readers at once. */
export const heavyPages: Attack = {
  name: 'heavy-pages',
  about: `${AT_ONCE} readers at once look at pages of ${FILLS} fills through a soft mask`,
  prepare: async ({ api, attacker }) => {
    const file = pdfOfSoftMasks({ pages: PAGES, fills: FILLS });
    const id = await upload(api, attacker, file, 'Heavy pages');
    const { data } = await api.call(productRoutes.singleProduct, { params: { id } }, attacker.token);
    manualUrl = data.manuals[0]?.url ?? '';
  },
  run: ({ api }, signal) =>
    repeat(signal, AT_ONCE, async (turn) => {
      const address = `${api.url}${pageAddress(manualUrl, 1 + (turn % PAGES), 1600)}`;
      await (await fetch(address, { signal })).arrayBuffer();
    }),
};
