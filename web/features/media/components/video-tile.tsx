import { useState } from 'react';
import type { VideoLink } from '../../../../contracts/manuals/media.ts';
import { useOfferUndo } from '../../../lib/api/use-offer-undo.ts';
import { videoSource } from '../../../lib/browser/video-source.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { EditButton } from '../../../ui/button/edit-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { VideoPlayer } from '../../../ui/picture/video-player.tsx';
import { useDeleteVideoLink } from '../api/delete-video-link.ts';
import { texts } from '../texts.ts';
import { EditVideo } from './edit-video.tsx';
import { GalleryTile } from './gallery-tile.tsx';

const words = texts.video;

/** A video link; a click shows the video in place, or a link to its site. */
export function VideoTile({ video }: { video: VideoLink }) {
  const [isOpen, setIsOpen] = useState(false);
  const deletion = useDeleteVideoLink();
  const offerUndo = useOfferUndo();
  const source = videoSource(video.video_link);
  const host = source?.site ?? video.video_link;
  const title = video.video_description || video.video_link;
  return (
    <GalleryTile
      title={title}
      kind={words.kind(host)}
      action={
        <>
          <EditButton label={texts.edit(title)}>
            {(onClose) => <EditVideo video={video} onClose={onClose} />}
          </EditButton>
          <DeleteButton
            label={texts.delete(title)}
            question={words.question}
            consequence={words.consequence}
            verb={words.deleteVerb}
            onDeleted={() => offerUndo({ kind: 'video', id: video._id }, words.deleted)}
            deletion={deletion}
            target={video._id}
          />
        </>
      }
    >
      <button type="button" className="grid place-items-center text-ink" onClick={() => setIsOpen(true)}>
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
        <span className="sr-only">{words.show(title)}</span>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        actions={<Button onClick={() => setIsOpen(false)}>{texts.close}</Button>}
      >
        {source && <VideoPlayer source={source} title={title} captions={video.captions} />}
      </Dialog>
    </GalleryTile>
  );
}
