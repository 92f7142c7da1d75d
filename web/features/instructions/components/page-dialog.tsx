import { type InstructionPage, instructionRange } from '../../../../contracts/manuals/instructions.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { PageFields } from '../api/instructions.ts';
import { texts } from '../texts.ts';
import { SerialRangeFields } from './serial-range-fields.tsx';

type PageDialogProps = {
  title: string;
  /** Undefined for a new page. */
  page?: InstructionPage;
  /** Saves what a page is for. @returns the message to show about that */
  save: (values: PageFields) => Promise<string>;
  onClose: () => void;
};

const NEW = { model: '', gtin: '', serialFrom: '', serialTo: '', paperDays: 30 };

/** The form that says what an instructions page is for. */
export function PageDialog({ title, page, save, onClose }: PageDialogProps) {
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: instructionRange,
    defaultValues: page ?? NEW,
    save,
    onClose,
    refusable: ['gtin', 'serialTo'],
  });
  const isGtinFixed = Boolean(page?.publishedAt && page.gtin !== '');
  return (
    <FormDialog title={title} {...(page ? {} : { verb: texts.add, busyText: texts.adding })} {...dialog}>
      <Field label={texts.model} hint={texts.modelHint} error={errors.model?.message} isLocked={isSaving}>
        <Input autoComplete="off" {...register('model')} />
      </Field>
      <Field
        label={texts.gtin}
        hint={isGtinFixed ? texts.gtinStays : texts.gtinHint}
        error={errors.gtin?.message}
        isOptional
        isLocked={isSaving}
      >
        <Input inputMode="numeric" autoComplete="off" readOnly={isGtinFixed} {...register('gtin')} />
      </Field>
      <SerialRangeFields
        from={register('serialFrom')}
        to={register('serialTo')}
        errors={errors}
        isLocked={isSaving}
      />
      <Field
        label={texts.paperDays}
        hint={texts.paperDaysHint}
        error={errors.paperDays?.message}
        isLocked={isSaving}
      >
        <Input type="number" min={1} max={30} {...register('paperDays', { valueAsNumber: true })} />
      </Field>
    </FormDialog>
  );
}
