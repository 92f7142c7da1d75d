import { plateQuery } from '../../../../contracts/manuals/instruction-codes.ts';
import type { InstructionPage } from '../../../../contracts/manuals/instructions.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useSavePlate } from '../api/codes.ts';
import type { PageKey } from '../api/instructions.ts';
import { texts } from '../code-texts.ts';
import { TargetOptions } from './target-options.tsx';

type PlateDialogProps = { pageKey: PageKey; page: InstructionPage; onClose: () => void };

/** The form that draws the code for a machine's plate. */
export function PlateDialog({ pageKey, page, onClose }: PlateDialogProps) {
  const { mutateAsync } = useSavePlate(pageKey);
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: plateQuery,
    defaultValues: { format: 'svg', target: 'page', sideMm: 15, serial: '' },
    save: async (values) => {
      await mutateAsync(values);
      return texts.plateSaved;
    },
    onClose,
    refusable: ['sideMm'],
  });
  return (
    <FormDialog
      title={texts.plateNamed(page.model)}
      description={texts.plateText}
      verb={texts.save}
      busyText={texts.saving}
      {...dialog}
    >
      <Field label={texts.target} isLocked={isSaving}>
        <Select {...register('target')}>
          <TargetOptions page={page} />
        </Select>
      </Field>
      <Field label={texts.side} hint={texts.sideHint} error={errors.sideMm?.message} isLocked={isSaving}>
        <Input type="number" step="any" {...register('sideMm')} />
      </Field>
      <Field
        label={texts.serial}
        hint={texts.serialHint}
        error={errors.serial?.message}
        isOptional
        isLocked={isSaving}
      >
        <Input autoComplete="off" {...register('serial')} />
      </Field>
      <Field label={texts.format} isLocked={isSaving}>
        <Select {...register('format')}>
          <option value="svg">{texts.formats.svg}</option>
          <option value="pdf">{texts.formats.pdf}</option>
        </Select>
      </Field>
    </FormDialog>
  );
}
