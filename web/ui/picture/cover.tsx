import './cover.css';
import { useState } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { texts } from '../page/texts.ts';

type CoverProps = {
  name: string;
  /** Picture of page 1 of the manual, or its largest one; null or missing where there is none. */
  picture: string | null | undefined;
  /** Number of pages, said where there is no picture; left out while it is not known. */
  pages?: number | null | undefined;
  /** Name of the manufacturer, said where there is no picture. */
  maker?: string | undefined;
  /** For places that are too small for words. */
  isMark?: boolean;
  className?: string | undefined;
};

/**
 * A product's cover: the picture of its manual, or its name on the colour of what acts. It is as large before the picture is
 * there as after. Purely a picture: the name must stand beside it.
 */
export function Cover({ name, picture, pages, maker, isMark = false, className }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const look = classNames('cover', isMark && 'cover-mark', className);
  if (picture && picture !== failed)
    return (
      <span className={look} aria-hidden="true">
        <img
          src={picture}
          alt=""
          width={360}
          height={480}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      </span>
    );
  return (
    <span className={look} data-typeset="" aria-hidden="true">
      {isMark ? (
        initialOf(name)
      ) : (
        <>
          <span className="cover-title">{name}</span>
          <span className="cover-foot">
            <span className="truncate">{maker}</span>
            {pages ? <span className="cover-pages">{texts.pagesInAll(pages)}</span> : null}
          </span>
        </>
      )}
    </span>
  );
}

/** The first letter or digit, whatever the script. */
const initialOf = (name: string): string => /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toLocaleUpperCase() ?? '';
