import { MARK_STYLE, MarkDrawing } from '../../../ui/picture/mark-drawing.tsx';
import { texts } from '../settings-texts.ts';

const words = texts.identity;

type IdentityPreviewProps = {
  brandName: string;
  /** The support address; '' if there is none. */
  supportEmail: string;
};

/** A preview of the top of pages and the end of mails with the entered values. */
export function IdentityPreview({ brandName, supportEmail }: IdentityPreviewProps) {
  return (
    <figure aria-label={words.preview} className="border border-hair bg-sheet lg:mt-5">
      <figcaption className="border-b border-hair px-4 py-2 text-12 text-ink-3">{words.preview}</figcaption>
      <div className="grid gap-4 px-4 py-5">
        <span className={MARK_STYLE}>
          <MarkDrawing name={brandName} />
        </span>
        <p className="border-t border-hair pt-3 text-13 text-ink-2 wrap-anywhere">
          {supportEmail === '' ? words.mailEnd(brandName) : words.mailEndWithHelp(brandName, supportEmail)}
        </p>
      </div>
    </figure>
  );
}
