import { labelForm } from '../../../../contracts/manuals/instruction-codes.ts';
import type { InstructionPage } from '../../../../contracts/manuals/instructions.ts';
import { LABEL_LAYOUTS, LAYOUT_NAMES } from '../../../../contracts/manuals/label-layouts.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useSaveLabels } from '../api/codes.ts';
import type { PageKey } from '../api/instructions.ts';
import { texts } from '../code-texts.ts';
import { TargetOptions } from './target-options.tsx';

type LabelDialogProps = { pageKey: PageKey; page: InstructionPage; onClose: () => void };

/** The form that writes sheets of labels. */
export function LabelDialog({ pageKey, page, onClose }: LabelDialogProps) {
  const { mutateAsync } = useSaveLabels(pageKey);
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: labelForm,
    defaultValues: { layout: 'a4-24', target: 'page', serials: '', note: '', skip: 0 },
    save: async ({ serials, ...values }) => {
      await mutateAsync({ ...values, serials: serials.join('\n') });
      return texts.labelsSaved;
    },
    onClose,
    refusable: ['skip'],
  });
  return (
    <FormDialog
      title={texts.labelsNamed(page.model)}
      description={texts.labelsText}
      verb={texts.save}
      busyText={texts.saving}
      {...dialog}
    >
      <Field label={texts.layout} isLocked={isSaving}>
        <Select {...register('layout')}>
          {LABEL_LAYOUTS.map((layout) => (
            <option key={layout} value={layout}>
              {LAYOUT_NAMES[layout]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.target} isLocked={isSaving}>
        <Select {...register('target')}>
          <TargetOptions page={page} />
        </Select>
      </Field>
      <Field
        label={texts.serials}
        hint={texts.serialsHint}
        error={[errors.serials].flat()[0]?.message}
        isOptional
        isLocked={isSaving}
      >
        <Textarea rows={4} {...register('serials')} />
      </Field>
      <Field label={texts.note} error={errors.note?.message} isOptional isLocked={isSaving}>
        <Input autoComplete="off" {...register('note')} />
      </Field>
      <Field label={texts.skip} hint={texts.skipHint} error={errors.skip?.message} isLocked={isSaving}>
        <Input type="number" min={0} max={39} {...register('skip', { valueAsNumber: true })} />
      </Field>
    </FormDialog>
  );
}
