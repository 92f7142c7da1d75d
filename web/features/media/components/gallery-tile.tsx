import type { ReactNode } from 'react';

type GalleryTileProps = {
  title: string;
  /** Kind of the picture: "Error image". */
  kind: string;
  /** The picture, as a button or a link that fills the frame. */
  children: ReactNode;
  action: ReactNode;
};

/** A framed picture with a caption and its actions. */
export function GalleryTile({ title, kind, children, action }: GalleryTileProps) {
  return (
    <li className="grid grid-cols-1 content-start gap-1.5">
      <div className="grid aspect-4/3 border border-hair bg-sheet">{children}</div>
      <div className="flex items-start justify-between gap-1">
        <p className="min-w-0 pt-1 text-12">
          <b className="font-medium wrap-anywhere md:line-clamp-2" title={title}>
            {title}
          </b>
          <span className="block text-ink-2 max-md:wrap-anywhere md:truncate" title={kind}>
            {kind}
          </span>
        </p>
        <div className="-mr-2 flex">{action}</div>
      </div>
    </li>
  );
}
