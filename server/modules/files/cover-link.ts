import type { LinkSigner } from './link-signer.ts';

/** The address of a manual's cover; null where it can have none: it is no PDF and holds no pictures. */
export const coverLink = (links: LinkSigner, fileKey: string, hasPictures: boolean): string | null =>
  fileKey.endsWith('.pdf') || hasPictures ? links.signFile(fileKey).cover : null;
