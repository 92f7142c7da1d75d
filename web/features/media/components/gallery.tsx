import type { ErrorImage, VideoLink } from '../../../../contracts/media.ts';
import { paths } from '../../../../contracts/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorImageTile } from './error-image-tile.tsx';
import { VideoTile } from './video-tile.tsx';

type GalleryProps = {
  productId: string;
  images: readonly ErrorImage[];
  videos: readonly VideoLink[];
};

/** The error images and video links of a product. */
export function Gallery({ productId, images, videos }: GalleryProps) {
  const actions = (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={paths.uploadImageLink.href(productId)}>Add error image</ButtonLink>
      <ButtonLink to={paths.uploadVideoLink.href(productId)}>Add video link</ButtonLink>
    </div>
  );
  if (images.length + videos.length === 0) {
    return (
      <EmptyState title="No images or videos" action={actions}>
        A customer’s photo is compared with the error images; videos are shown with the answers they fit.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(176px,1fr))] gap-x-4 gap-y-6 max-sm:grid-cols-2">
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
