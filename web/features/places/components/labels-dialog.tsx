import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { LABEL_LAYOUTS, LAYOUT_NAMES } from '../../../../contracts/manuals/label-layouts.ts';
import { LABEL_LANGUAGES, type Place, placeLabelForm } from '../../../../contracts/manuals/places.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { CheckboxGroup } from '../../../ui/form/checkbox-group.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { type LabelBody, useSaveLabels } from '../api/labels.ts';
import { useLinks, useVariantNames } from '../api/places.ts';
import { texts } from '../texts.ts';
import { SheetPreview } from './sheet-preview.tsx';

type LabelsDialogProps = {
  productId: string;
  places: readonly Place[];
  createHref: string;
  onClose: () => void;
};

/** The form that draws sheets of labels, once there is a link that their codes can lead to. */
export function LabelsDialog({ createHref, ...props }: LabelsDialogProps) {
  const { data: links, error, refetch } = useLinks(props.productId);
  if (links && links.length > 0) return <LabelsForm links={links} {...props} />;
  return (
    <Dialog isOpen onClose={props.onClose} title={texts.labels}>
      {links ? (
        <div className="grid gap-4">
          <p className="text-ink-2">{texts.noLinks}</p>
          <Link className="text-cite underline underline-offset-3" to={createHref}>
            {texts.createLink}
          </Link>
        </div>
      ) : (
        <Unloaded error={error} onRetry={refetch} lines={3} />
      )}
    </Dialog>
  );
}

type LabelsFormProps = Omit<LabelsDialogProps, 'createHref'> & { links: readonly Chatbot[] };

function LabelsForm({ productId, places, links, onClose }: LabelsFormProps) {
  const { mutateAsync } = useSaveLabels(productId);
  const { form, register, errors, isSaving, dialog } = useDialogForm({
    schema: placeLabelForm,
    defaultValues: {
      ...{ uniqueId: links[0]?.uniqueId ?? '', places: places.map(({ _id }) => _id) },
      ...{ layout: 'a4-24', language: 'en', model: '', serials: '', copies: 1, skip: 0 },
    },
    save: async ({ serials, ...values }) => {
      await mutateAsync({ ...values, serials: serials.join('\n') });
      return texts.saved;
    },
    onClose,
    refusable: ['skip', 'serials', 'places'],
  });
  const variants = useVariantNames(productId).data ?? [];
  const preview = usePreviewed(form.watch());
  const serialError = [errors.serials].flat()[0]?.message;
  return (
    <FormDialog
      title={texts.labels}
      description={texts.labelsText}
      verb={texts.save}
      busyText={texts.saving}
      isWide
      {...dialog}
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-5">
          <Field
            label={texts.link}
            hint={texts.linkHint}
            error={errors.uniqueId?.message}
            isLocked={isSaving}
          >
            <Select {...register('uniqueId')}>
              {links.map(({ uniqueId, useremail }) => (
                <option key={uniqueId} value={uniqueId}>
                  {useremail}
                </option>
              ))}
            </Select>
          </Field>
          <CheckboxGroup
            legend={texts.places}
            choices={places.map(({ _id, name }) => ({ value: _id, label: name }))}
            error={errors.places?.message}
            {...register('places')}
          />
          <Field label={texts.layout} isLocked={isSaving}>
            <Select {...register('layout')}>
              {LABEL_LAYOUTS.map((layout) => (
                <option key={layout} value={layout}>
                  {LAYOUT_NAMES[layout]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.language} isLocked={isSaving}>
            <Select {...register('language')}>
              {LABEL_LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {texts.languages[language]}
                </option>
              ))}
            </Select>
          </Field>
          {variants.length > 0 && (
            <Field label={texts.model} hint={texts.modelHint} isOptional isLocked={isSaving}>
              <Select {...register('model')}>
                <option value="">{texts.anyModel}</option>
                {variants.map((variant) => (
                  <option key={variant} value={variant}>
                    {variant}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field
            label={texts.serials}
            hint={texts.serialsHint}
            error={serialError}
            isOptional
            isLocked={isSaving}
          >
            <Textarea rows={3} {...register('serials')} />
          </Field>
          <Field
            label={texts.copies}
            hint={texts.copiesHint}
            error={errors.copies?.message}
            isLocked={isSaving}
          >
            <Input type="number" min={1} max={40} {...register('copies', { valueAsNumber: true })} />
          </Field>
          <Field label={texts.skip} hint={texts.skipHint} error={errors.skip?.message} isLocked={isSaving}>
            <Input type="number" min={0} max={39} {...register('skip', { valueAsNumber: true })} />
          </Field>
        </div>
        <SheetPreview productId={productId} body={preview} />
      </div>
    </FormDialog>
  );
}

/** Typing goes on within this time: milliseconds. */
const TYPING_MS = 400;

/** The values of the form of which a sheet is drawn: once nobody types, and while they are complete. */
function usePreviewed(values: LabelBody): LabelBody | null {
  const [shown, setShown] = useState<LabelBody | null>(null);
  const typed = JSON.stringify(values);
  useEffect(() => {
    const timer = setTimeout(() => {
      const body: LabelBody = JSON.parse(typed);
      setShown(placeLabelForm.safeParse(body).success ? body : null);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return shown;
}
