import type { ErrorImage, VideoLink } from '../../../../contracts/manuals/media.ts';
import { paths } from '../../../../contracts/paths.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { texts } from '../texts.ts';
import { ErrorImageTile } from './error-image-tile.tsx';
import { VideoTile } from './video-tile.tsx';

const words = texts.gallery;

type GalleryProps = {
  productId: string;
  images: readonly ErrorImage[];
  videos: readonly VideoLink[];
};

/** The error images and video links of a product. */
export function Gallery({ productId, images, videos }: GalleryProps) {
  const actions = (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={paths.uploadImageLink.href(productId)}>{words.addImage}</ButtonLink>
      <ButtonLink to={paths.uploadVideoLink.href(productId)}>{words.addVideo}</ButtonLink>
    </div>
  );
  if (images.length + videos.length === 0) {
    return (
      <EmptyState title={words.empty} action={actions}>
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(176px,1fr))] gap-x-4 gap-y-6 max-sm:grid-cols-2 max-[300px]:grid-cols-1">
        {images.map((image) => (
          <ErrorImageTile key={image._id} image={image} />
        ))}
        {videos.map((video) => (
          <VideoTile key={video._id} video={video} />
        ))}
      </ul>
      <div className="mt-6 flex justify-end">{actions}</div>
    </>
  );
}
