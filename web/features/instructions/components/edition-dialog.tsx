import { INSTRUCTION_LANGUAGES, newEdition } from '../../../../contracts/manuals/instructions.ts';
import type { Manual } from '../../../../contracts/manuals/manuals.ts';
import { formatLanguage } from '../../../lib/text/format.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type PageKey, useAddEdition } from '../api/instructions.ts';
import { today } from '../page-state.ts';
import { texts } from '../texts.ts';
import { SerialRangeFields } from './serial-range-fields.tsx';

type EditionDialogProps = {
  pageKey: PageKey;
  title: string;
  manuals: readonly Manual[];
  onClose: () => void;
};

/** The form that puts a manual on an instructions page. */
export function EditionDialog({ pageKey, title, manuals, onClose }: EditionDialogProps) {
  const { mutateAsync } = useAddEdition(pageKey);
  const ready = manuals.filter(({ status }) => status === 'ready');
  const [only] = ready.length === 1 ? ready : [];
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: newEdition,
    defaultValues: { manualId: only?._id ?? '', validFrom: today(), serialFrom: '', serialTo: '' },
    save: async (values) => {
      await mutateAsync(values);
      return texts.manualAdded;
    },
    onClose,
    refusable: ['serialTo'],
  });
  const languages = INSTRUCTION_LANGUAGES.map((code) => ({ code, name: formatLanguage(code) })).sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  return (
    <FormDialog title={title} verb={texts.addManual} busyText={texts.adding} {...dialog}>
      <Field label={texts.manual} error={errors.manualId?.message} isLocked={isSaving}>
        <Select {...register('manualId')}>
          <option value="">{texts.chooseManual}</option>
          {ready.map(({ _id, title: name, filename }) => (
            <option key={_id} value={_id}>
              {name} ({filename})
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.language} error={errors.language?.message} isLocked={isSaving}>
        <Select {...register('language')} defaultValue="">
          <option value="">{texts.chooseLanguage}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.validFrom} error={errors.validFrom?.message} isLocked={isSaving}>
        <Input type="date" {...register('validFrom')} />
      </Field>
      <SerialRangeFields
        from={register('serialFrom')}
        to={register('serialTo')}
        errors={errors}
        isLocked={isSaving}
      />
    </FormDialog>
  );
}
