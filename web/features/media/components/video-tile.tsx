import type { VideoLink } from '../../../../contracts/media.ts';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { useDeleteVideoLink } from '../api/delete-video-link.ts';
import { videoHost } from '../video-host.ts';
import { GalleryTile } from './gallery-tile.tsx';

/** A video link; a click opens it in a tab of its own. */
export function VideoTile({ video }: { video: VideoLink }) {
  const deletion = useDeleteVideoLink();
  const host = videoHost(video.video_link);
  const title = video.video_description || video.video_link;
  return (
    <GalleryTile
      title={title}
      kind={`Video, ${host}`}
      action={
        <DeleteButton
          label={`Delete ${title}`}
          question="Are you sure you want to delete this video link?"
          consequence="Answers no longer show it. The video itself stays where it is."
          verb="Delete Link"
          doneMessage="The video link was deleted."
          deletion={deletion}
          target={video._id}
        />
      }
    >
      <a
        href={video.video_link}
        target="_blank"
        rel="noreferrer"
        className="grid place-items-center text-ink"
      >
        <svg
          viewBox="0 0 120 80"
          aria-hidden="true"
          className="w-3/4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        >
          <rect x="14" y="8" width="92" height="64" />
          <path d="M14 18H106M14 62H106" strokeWidth="0.8" />
          <path
            d="M24 8v10M40 8v10M56 8v10M72 8v10M88 8v10M24 62v10M40 62v10M56 62v10M72 62v10M88 62v10"
            strokeWidth="0.8"
          />
          <path d="M52 29v22l18-11z" />
        </svg>
        <span className="sr-only">Open the video {title}</span>
      </a>
    </GalleryTile>
  );
}
