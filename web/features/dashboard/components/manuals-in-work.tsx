import { Link } from 'react-router';
import type { ManualInWork } from '../../../../contracts/company/dashboard.ts';
import { paths } from '../../../../contracts/paths.ts';
import { describeReading } from '../../../lib/text/describe-reading.ts';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Meter } from '../../../ui/state/meter.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { texts } from '../texts.ts';

/** Manuals that are being read, with the pages read so far, and those that could not be read. */
export function ManualsInWork({ manuals }: { manuals: readonly ManualInWork[] }) {
  if (manuals.length === 0) return <p className="text-ink-2">{texts.manuals.none}</p>;
  return (
    <ul className="border-t border-line">
      {manuals.map((manual) => (
        <li key={manual._id} className="grid gap-1.5 border-b border-hair py-2.5">
          <p className="wrap-anywhere">
            <Link to={`${paths.productDetails.href(manual.product._id)}?tab=manuals`} className="font-medium">
              {manual.title}
            </Link>
            <span className="block text-13 text-ink-2">{manual.product.product_name}</span>
          </p>
          <State manual={manual} />
        </li>
      ))}
    </ul>
  );
}

function State({ manual }: { manual: ManualInWork }) {
  if (manual.status === 'failed') return <FieldError>{manual.error ?? texts.manuals.unreadable}</FieldError>;
  const text = describeReading(manual);
  return (
    <>
      <Status kind="half">{text}</Status>
      {manual.pages !== null && (
        <Meter
          value={manual.pagesRead}
          max={manual.pages}
          label={texts.manuals.reading(manual.title)}
          valueText={text}
        />
      )}
    </>
  );
}
