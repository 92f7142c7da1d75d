import { useState } from 'react';
import type { SourcePage } from '../../../../contracts/chat/corrections.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { keyOf, type OfferedPlace, type SourceManual } from '../source-choice.ts';
import { texts } from '../texts.ts';

const words = texts.source;
const OTHER = 'other';

type SourceFieldProps = {
  manuals: readonly SourceManual[];
  /** The pages that the answer cites. */
  places: readonly OfferedPlace[];
  value: SourcePage | null;
  onChange: (source: SourcePage | null) => void;
  error: string | undefined;
  isLocked: boolean;
};

/** A field for the page that an answer names: none, one that the manual's answer cites, or any other. */
export function SourceField({ manuals, places, value, onChange, error, isLocked }: SourceFieldProps) {
  const isOffered = value !== null && places.some(({ key }) => key === keyOf(value));
  const [isOther, setIsOther] = useState(value !== null && !isOffered);
  const manual = manuals.find(({ _id }) => _id === value?.manualId) ?? manuals[0];
  if (manual === undefined) return null;

  const handleChoice = (choice: string) => {
    setIsOther(choice === OTHER);
    if (choice === OTHER) onChange({ manualId: manual._id, page: null });
    else onChange(places.find(({ key }) => key === choice)?.source ?? null);
  };
  const chosen = isOther ? OTHER : value === null ? '' : keyOf(value);
  return (
    <div className="grid gap-4">
      <Field
        label={words.label}
        isOptional
        hint={words.hint}
        error={isOther ? undefined : error}
        isLocked={isLocked}
      >
        <Select value={chosen} onChange={(event) => handleChoice(event.currentTarget.value)}>
          <option value="">{words.none}</option>
          {places.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
          <option value={OTHER}>{words.other}</option>
        </Select>
      </Field>
      {isOther && (
        <OtherPage
          manuals={manuals}
          manual={manual}
          page={value?.page ?? null}
          onChange={onChange}
          error={error}
          isLocked={isLocked}
        />
      )}
    </div>
  );
}

type OtherPageProps = Pick<SourceFieldProps, 'manuals' | 'onChange' | 'error' | 'isLocked'> & {
  manual: SourceManual;
  page: number | null;
};

function OtherPage({ manuals, manual, page, onChange, error, isLocked }: OtherPageProps) {
  const { _id: manualId, pages } = manual;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_160px] gap-3 max-sm:grid-cols-1">
      {manuals.length > 1 && (
        <Field label={words.manual} isLocked={isLocked} error={pages === null ? error : undefined}>
          <Select
            value={manualId}
            onChange={(event) => onChange({ manualId: event.currentTarget.value, page: null })}
          >
            {manuals.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {pages !== null && (
        <Field label={words.page} hint={words.pageOf(pages)} error={error} isLocked={isLocked}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={pages}
            value={page ?? ''}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              onChange({ manualId, page: Number.isNaN(valueAsNumber) ? null : valueAsNumber })
            }
          />
        </Field>
      )}
    </div>
  );
}
