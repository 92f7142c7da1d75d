import { useState } from 'react';
import type { ErrorImage } from '../../../../contracts/media.ts';
import { useOfferUndo } from '../../../lib/use-offer-undo.ts';
import { Button } from '../../../ui/button.tsx';
import { DeleteButton } from '../../../ui/delete-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useDeleteImage } from '../api/delete-image.ts';
import { EditButton } from './edit-button.tsx';
import { EditImage } from './edit-image.tsx';
import { GalleryTile } from './gallery-tile.tsx';

/** An error image; a click shows it large with its description and solution. */
export function ErrorImageTile({ image }: { image: ErrorImage }) {
  const [isOpen, setIsOpen] = useState(false);
  const deletion = useDeleteImage();
  const offerUndo = useOfferUndo();
  return (
    <GalleryTile
      title={image.errorTitle}
      kind="Error image"
      action={
        <>
          <EditButton label={`Edit ${image.errorTitle}`}>
            {(onClose) => <EditImage image={image} onClose={onClose} />}
          </EditButton>
          <DeleteButton
            label={`Delete ${image.errorTitle}`}
            question="Are you sure you want to delete this error image?"
            consequence={`Customers’ photos are no longer recognised as “${image.errorTitle}”.`}
            verb="Delete Image"
            onDeleted={() => offerUndo({ kind: 'image', id: image._id }, image.errorTitle)}
            deletion={deletion}
            target={image._id}
          />
        </>
      }
    >
      <button type="button" className="overflow-hidden" onClick={() => setIsOpen(true)}>
        <img
          src={image.url}
          alt={`Show ${image.errorTitle}`}
          loading="lazy"
          className="size-full object-contain"
        />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={image.errorTitle}
        actions={<Button onClick={() => setIsOpen(false)}>Close</Button>}
      >
        <div className="grid gap-4">
          <img
            src={image.url}
            alt=""
            className="max-h-[50dvh] w-full border border-hair bg-paper object-contain"
          />
          <Passage title="Solution" text={image.solution} />
          <Passage title="Description" text={image.errorDescription} />
        </div>
      </Dialog>
    </GalleryTile>
  );
}

function Passage({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <h3 className="text-13 font-medium">{title}</h3>
      <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
    </div>
  );
}
