/** The program that draws pages: started by render.ts under limits, one request at a time. */
import sharp from 'sharp';
import type { Box } from '../document/pages.ts';
import { screenshotPage } from './pdf/liteparse.ts';
import { readPageLines } from './pdf/page-lines.ts';
import { readPageSize } from './pdf/page-size.ts';
import type {
  DescribeReply,
  DescribeRequest,
  FailedReply,
  RenderGreeting,
  RenderReply,
  RenderRequest,
} from './render-protocol.ts';

const MAX_PIXELS = 40_000_000;
const MIN_DPI = 20;
const MAX_DPI = 400;

/** Width around a cut-out picture, as a share of the page. */
const MARGIN_SHARE = 0.01;

async function draw({ path, page, box, widthPx }: RenderRequest): Promise<Buffer> {
  const size = await readPageSize(path, page);
  if (!size) throw new Error('no such page');
  const shareOfWidth = box ? Math.max(0.02, box.width) : 1;
  const wanted = (widthPx / shareOfWidth / size.width) * 72;
  const affordable = Math.sqrt(MAX_PIXELS / (size.width * size.height)) * 72;
  const dpi = Math.max(MIN_DPI, Math.min(MAX_DPI, wanted, affordable));
  const shot = await screenshotPage(path, page, dpi);
  if (!shot) throw new Error('no such page');
  const picture = sharp(shot.png, { limitInputPixels: 2 * MAX_PIXELS });
  const cut = box ? picture.extract(toPixels(box, shot)) : picture;
  return cut.resize({ width: widthPx, withoutEnlargement: true }).webp({ quality: 80, effort: 2 }).toBuffer();
}

function toPixels(box: Box, { width, height }: { width: number; height: number }) {
  const left = Math.max(0, Math.floor((box.x - MARGIN_SHARE) * width));
  const top = Math.max(0, Math.floor((box.y - MARGIN_SHARE) * height));
  const right = Math.min(width, Math.ceil((box.x + box.width + MARGIN_SHARE) * width));
  const bottom = Math.min(height, Math.ceil((box.y + box.height + MARGIN_SHARE) * height));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

async function answer(request: RenderRequest | DescribeRequest): Promise<RenderReply | DescribeReply> {
  if (!('describe' in request)) return { ok: true, webp: (await draw(request)).toString('base64') };
  const page = await readPageLines(request.path, request.describe);
  if (!page) throw new Error('no such page');
  return { ok: true, page };
}

process.on('message', (request: RenderRequest | DescribeRequest) => {
  answer(request)
    .catch((error: unknown): FailedReply => ({ ok: false, message: String(error).slice(0, 300) }))
    .then((reply) => process.send?.(reply));
});

// Without its parent a child has nobody to draw for.
process.on('disconnect', () => process.exit(0));

const greeting: RenderGreeting = { isReady: true };
process.send?.(greeting);
