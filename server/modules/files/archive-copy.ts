/** Copies of manuals that can be archived: PDF/A-2b, each page as a picture with its words below, written while it is sent. */
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { PictureError, type ShapePicture } from '../../../engine/picture/picture-shape.ts';
import { RenderError } from '../../../engine/read/render-error.ts';
import type { PageDescription } from '../../../engine/read/render-protocol.ts';
import { createTurns, NoTurn } from '../../../engine/runtime/turns.ts';
import { AppError } from '../../app-error.ts';
import { forTenant } from '../../db/tenant.ts';
import { type PicturePage, writePicturePdf } from '../../lib/pdf/picture-pdf.ts';
import { FileNotFoundError } from '../../providers/storage/file-store.ts';
import type { PagePictures, WithLocalFile } from './page-pictures.ts';

type Deps = {
  pictures: Pick<PagePictures, 'find'>;
  describePage: (path: string, page: number, turn: { tenant: string }) => Promise<PageDescription>;
  withLocalFile: WithLocalFile;
  shapePicture: ShapePicture;
  /** How long a copy waits before it tries again where too many wait. */
  pauseMs?: number;
};
export type ArchiveCopies = ReturnType<typeof createArchiveCopies>;

/** A PDF of a company, what it is called, its language (ISO 639-1), and its headings with their pages. */
export type ArchiveSource = {
  companyId: string;
  fileKey: string;
  pages: number;
  title: string;
  language: string;
  headings: readonly { heading: string; level: number; page: number | null }[];
};

/** Of more pages none is made: it would take minutes. */
export const MAX_ARCHIVED_PAGES = 400;
/** As many pixels as a sheet of A4 has at 194 dots per inch. */
const WIDTH_PX = 1600;
/** Pages of this product's are drawn for whoever looks at them first: a copy waits. */
const TRIES = 10;
const PAUSE_MS = 1_500;
/** Anybody may ask for copies, and writing a page takes this process some time: of all of them one page is made at a time. */
const TURNS = { hands: 1, helpAfterMs: 0, idleExitMs: 0, maxWaitingEach: 10, maxWaiting: 50 };

/** Makes copies of the files of all companies. */
export function createArchiveCopies({
  pictures,
  describePage,
  withLocalFile,
  shapePicture,
  pauseMs = PAUSE_MS,
}: Deps) {
  const turns = createTurns(TURNS);
  const patiently = <T>(work: () => Promise<T>): Promise<T> => tryAgain(work, pauseMs, TRIES);

  /** Page `page`, 1-based. @throws AppError unavailable where it can't be drawn */
  async function draw({ companyId, fileKey }: ArchiveSource, page: number): Promise<Buffer> {
    const wanted = { companyId, key: fileKey, page, widthPx: WIDTH_PX };
    const webp = await patiently(() => pictures.find(wanted));
    if (!webp) throw new AppError('unavailable', `Page ${page} can’t be drawn.`);
    const shape = { as: 'jpeg', width: WIDTH_PX, height: 4 * WIDTH_PX } as const;
    return (await patiently(() => shapePicture({ bytes: webp }, shape))).bytes;
  }

  const describe = ({ companyId: tenant, fileKey }: ArchiveSource, page: number): Promise<PageDescription> =>
    patiently(() => withLocalFile(fileKey, (path) => describePage(path, page, { tenant })));

  async function* drawAll(source: ArchiveSource): AsyncGenerator<PicturePage> {
    const { companyId: tenant, pages } = source;
    for (let page = 1; page <= pages; page += 1)
      yield await turns.run({ tenant }, async () => {
        const description = await describe(source, page);
        const jpeg = await forTenant(tenant, () => draw(source, page));
        return { ...description, jpeg, headings: headingsOn(page, source) };
      });
  }

  return {
    /**
     * The copy, whose first page has been drawn when this resolves; null where that can't be done now. It fails on its way
     * where a later page can't be drawn: part of a manual is no copy.
     */
    async make(source: ArchiveSource): Promise<Readable | null> {
      try {
        const copy = writePicturePdf(drawAll(source), source);
        const first = await copy.next();
        return Readable.from(withFirst(first, copy));
      } catch (error) {
        if (isNotToBeDrawn(error)) return null;
        throw error;
      }
    },
  };
}

const headingsOn = (page: number, { headings }: ArchiveSource): PicturePage['headings'] =>
  headings.flatMap((one) =>
    one.page === page && one.heading.trim() !== '' ? [{ text: one.heading, level: one.level }] : [],
  );

async function* withFirst<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (!first.done) yield first.value;
  yield* rest;
}

/** Waits its turn again where too many wait. */
async function tryAgain<T>(work: () => Promise<T>, pauseMs: number, triesLeft: number): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isBusy(error) || triesLeft === 1) throw error;
    await wait(pauseMs);
    return tryAgain(work, pauseMs, triesLeft - 1);
  }
}

const isBusy = (error: unknown): boolean =>
  (error instanceof AppError && error.cause instanceof RenderError) ||
  (error instanceof RenderError && error.fault === 'busy') ||
  (error instanceof PictureError && error.fault === 'busy');

const isNotToBeDrawn = (error: unknown): boolean =>
  error instanceof RenderError ||
  error instanceof PictureError ||
  error instanceof NoTurn ||
  error instanceof FileNotFoundError ||
  (error instanceof AppError && error.code === 'unavailable');
