import { messageOf } from '../../../lib/api/api-error.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { type LabelBody, usePreview } from '../api/labels.ts';
import { texts } from '../texts.ts';

/** The first sheet as it will be printed, with how many there are. @param body null while the form is not complete */
export function SheetPreview({ productId, body }: { productId: string; body: LabelBody | null }) {
  const { data, error, isPlaceholderData } = usePreview(productId, body);
  return (
    <figure className="grid content-start gap-2" aria-busy={isPlaceholderData}>
      <figcaption className="text-13 font-semibold">
        {texts.preview}
        {data && body && !error && (
          <span className="font-normal text-ink-2"> {texts.counts(data.labels, data.sheets)}</span>
        )}
      </figcaption>
      {body === null ? (
        <p className="text-ink-2">{texts.previewWaits}</p>
      ) : error ? (
        <FieldError>{messageOf(error)}</FieldError>
      ) : data ? (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(data.svg)}`}
          alt={texts.previewAlt}
          className="w-full border border-line bg-white"
        />
      ) : (
        <Skeleton className="aspect-[210/297] w-full" />
      )}
    </figure>
  );
}
