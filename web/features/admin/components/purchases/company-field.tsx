import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useSettled } from '../../../../lib/browser/use-settled.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { Input } from '../../../../ui/form/input.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { useClients } from '../../api/list-clients.ts';
import { texts } from '../../purchase-texts.ts';

const words = texts.purchase;
const SHOWN = 50;
const TYPING_PAUSE_MS = 300;

type CompanyFieldProps = {
  error: string | undefined;
  isLocked: boolean;
  /** The registration of the form's field for the id of the company. */
  select: UseFormRegisterReturn;
};

/** A field that chooses a company: the typed text narrows the options of the select. */
export function CompanyField({ error, isLocked, select }: CompanyFieldProps) {
  const [text, setText] = useState('');
  const search = useSettled(text, TYPING_PAUSE_MS);
  const companies = useClients({ search, limit: SHOWN }).data?.data.flatMap(({ company }) => company ?? []);
  return (
    <div className="grid grid-cols-2 items-start gap-4 max-sm:grid-cols-1">
      <Field label={words.findCompany} isOptional isLocked={isLocked}>
        <Input
          type="search"
          placeholder={words.findPlaceholder}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Field label={words.company} error={error} isLocked={isLocked}>
        <Select {...select}>
          <option value="">{words.chooseCompany}</option>
          {companies?.map(({ _id, company_name }) => (
            <option key={_id} value={_id}>
              {company_name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
