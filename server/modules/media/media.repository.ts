import { and, asc, eq, exists } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isLive } from '../../db/schema/columns.ts';
import { errorImage, ofLiveProduct, product, videoLink } from '../../db/schema/products.ts';

export type VideoLinkRow = typeof videoLink.$inferSelect;
export type ErrorImageRow = typeof errorImage.$inferSelect;
export type ImageTexts = Pick<ErrorImageRow, 'title' | 'description' | 'solution'>;
/** The picture of an error image: its file and the words in it. */
export type PictureColumns = Pick<ErrorImageRow, 'fileKey' | 'readText' | 'bytes'>;

const liveOfProduct = (table: typeof videoLink | typeof errorImage, companyId: string, productId: string) =>
  and(eq(table.companyId, companyId), eq(table.productId, productId), isLive(table));

/** The one of the company, unless it or its product is deleted. */
const ownLive = (db: Db, table: typeof videoLink | typeof errorImage, companyId: string, id: string) =>
  and(
    eq(table.companyId, companyId),
    eq(table.id, id),
    isLive(table),
    exists(db.select({ id: product.id }).from(product).where(ofLiveProduct(table))),
  );

/** Video links and error images of one company's products. */
export function createMediaRepository(db: Db) {
  return {
    /** The product's name, and nobody deletes it until the transaction ends. */
    async lockProduct(companyId: string, productId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ name: product.name })
        .from(product)
        .where(and(eq(product.companyId, companyId), eq(product.id, productId), isLive(product)))
        .for('share');
      return row?.name;
    },

    ...queryVideos(db),
    ...queryImages(db),
    ...changeImages(db),
  };
}

/** Video links. */
function queryVideos(db: Db) {
  return {
    /** Oldest first. */
    async listVideos(companyId: string, productId: string): Promise<VideoLinkRow[]> {
      return db
        .select()
        .from(videoLink)
        .where(liveOfProduct(videoLink, companyId, productId))
        .orderBy(asc(videoLink.createdAt), asc(videoLink.id));
    },

    async insertVideo(values: typeof videoLink.$inferInsert): Promise<void> {
      await db.insert(videoLink).values(values);
    },

    /** As it is afterwards; undefined if there is no such link, or no more. */
    async updateVideo(
      companyId: string,
      id: string,
      values: Pick<VideoLinkRow, 'link' | 'description'> & Partial<Pick<VideoLinkRow, 'captions'>>,
    ): Promise<VideoLinkRow | undefined> {
      const [row] = await db
        .update(videoLink)
        .set(values)
        .where(ownLive(db, videoLink, companyId, id))
        .returning();
      return row;
    },

    async deleteVideo(companyId: string, id: string): Promise<void> {
      await db.delete(videoLink).where(and(eq(videoLink.companyId, companyId), eq(videoLink.id, id)));
    },
  };
}

/** Error images as they are. */
function queryImages(db: Db) {
  return {
    /** Oldest first. */
    async listImages(companyId: string, productId: string): Promise<ErrorImageRow[]> {
      return db
        .select()
        .from(errorImage)
        .where(liveOfProduct(errorImage, companyId, productId))
        .orderBy(asc(errorImage.createdAt), asc(errorImage.id));
    },

    async hasImage(companyId: string, id: string): Promise<boolean> {
      const rows = await db
        .select({ id: errorImage.id })
        .from(errorImage)
        .where(ownLive(db, errorImage, companyId, id));
      return rows.length === 1;
    },

    /** Key of its file, which nobody changes until the transaction ends; undefined if there is no such image. */
    async lockImage(companyId: string, id: string): Promise<string | undefined> {
      const [row] = await db
        .select({ fileKey: errorImage.fileKey })
        .from(errorImage)
        .where(ownLive(db, errorImage, companyId, id))
        .for('update');
      return row?.fileKey;
    },
  };
}

/** What is changed in error images. */
function changeImages(db: Db) {
  return {
    async insertImage(values: typeof errorImage.$inferInsert): Promise<void> {
      await db.insert(errorImage).values(values);
    },

    /** As it is afterwards; undefined if there is no such image, or no more. */
    async updateImage(
      companyId: string,
      id: string,
      values: ImageTexts & Partial<PictureColumns>,
    ): Promise<ErrorImageRow | undefined> {
      const [row] = await db
        .update(errorImage)
        .set(values)
        .where(ownLive(db, errorImage, companyId, id))
        .returning();
      return row;
    },

    /** Key of its file; undefined if it did not exist. */
    async deleteImage(companyId: string, id: string): Promise<string | undefined> {
      const [row] = await db
        .delete(errorImage)
        .where(and(eq(errorImage.companyId, companyId), eq(errorImage.id, id)))
        .returning({ fileKey: errorImage.fileKey });
      return row?.fileKey;
    },
  };
}
