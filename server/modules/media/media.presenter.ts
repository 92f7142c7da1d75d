import type { ErrorImage, VideoLink } from '../../../contracts/manuals/media.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { ErrorImageRow, VideoLinkRow } from './media.repository.ts';

type ShownVideo = Pick<VideoLinkRow, 'id' | 'link' | 'description' | 'captions'>;
type ShownImage = Pick<ErrorImageRow, 'id' | 'title' | 'description' | 'solution' | 'fileKey'>;

/** A video link as the vendor sees it. */
export const presentVideo = (row: ShownVideo): VideoLink => ({
  _id: row.id,
  video_link: row.link,
  video_description: row.description,
  captions: row.captions,
});

/** An error image with a link to its picture, signed anew each time. */
export const presentImage = (row: ShownImage, signer: LinkSigner): ErrorImage => ({
  _id: row.id,
  errorTitle: row.title,
  errorDescription: row.description,
  solution: row.solution,
  url: signer.signFile(row.fileKey).file,
});
