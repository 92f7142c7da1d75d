import { useState } from 'react';
import type { ErrorImage } from '../../../../contracts/manuals/media.ts';
import { useOfferUndo } from '../../../lib/api/use-offer-undo.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { EditButton } from '../../../ui/button/edit-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useDeleteImage } from '../api/delete-image.ts';
import { texts } from '../texts.ts';
import { EditImage } from './edit-image.tsx';
import { GalleryTile } from './gallery-tile.tsx';

const words = texts.image;

/** An error image; a click shows it large with its description and solution. */
export function ErrorImageTile({ image }: { image: ErrorImage }) {
  const [isOpen, setIsOpen] = useState(false);
  const deletion = useDeleteImage();
  const offerUndo = useOfferUndo();
  return (
    <GalleryTile
      title={image.errorTitle}
      kind={words.kind}
      action={
        <>
          <EditButton label={texts.edit(image.errorTitle)}>
            {(onClose) => <EditImage image={image} onClose={onClose} />}
          </EditButton>
          <DeleteButton
            label={texts.delete(image.errorTitle)}
            question={words.question}
            consequence={words.consequence(image.errorTitle)}
            verb={words.deleteVerb}
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
          alt={words.show(image.errorTitle)}
          loading="lazy"
          className="size-full object-contain"
        />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={image.errorTitle}
        actions={<Button onClick={() => setIsOpen(false)}>{texts.close}</Button>}
      >
        <div className="grid gap-4">
          <img
            src={image.url}
            alt=""
            className="max-h-[50dvh] w-full border border-hair bg-paper object-contain"
          />
          <Passage title={words.solution} text={image.solution} />
          <Passage title={words.description} text={image.errorDescription} />
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
