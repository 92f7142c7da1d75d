import { useEffect, useState } from 'react';
import { type ListedChapter, type Place, placeForm } from '../../../../contracts/manuals/places.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type PlaceFields, useChapters, useVariantNames } from '../api/places.ts';
import { texts } from '../texts.ts';
import { ChapterSelect, type ChosenChapter } from './chapter-select.tsx';

type PlaceDialogProps = {
  productId: string;
  title: string;
  /** Undefined for a new place. */
  place?: Place;
  /** Saves it. @returns the message to show about that */
  save: (values: PlaceFields) => Promise<string>;
  onClose: () => void;
};

const NEW = { name: '', manualId: '', heading: '', path: [] as string[], variant: '' };

/** The form of a place. A chapter is suggested by the name as long as none was chosen. */
export function PlaceDialog({ productId, title, place, save, onClose }: PlaceDialogProps) {
  const { form, register, errors, isSaving, dialog } = useDialogForm({
    schema: placeForm,
    defaultValues: place ?? NEW,
    save,
    onClose,
  });
  const { manualId, heading, path } = form.watch();
  const choose = (chapter: ChosenChapter) => {
    form.setValue('manualId', chapter.manualId);
    form.setValue('path', chapter.path);
    form.setValue('heading', chapter.heading, { shouldValidate: form.formState.isSubmitted });
  };
  const suggestion = useSuggestedChapter(productId, heading === '');
  const { suggested } = suggestion;
  // An effect, because the suggestion arrives after the name was typed.
  useEffect(() => {
    if (suggested && form.getValues('heading') === '') choose(suggested);
  });
  const variants = useVariantNames(productId).data ?? [];
  const name = register('name');
  return (
    <FormDialog title={title} {...(place ? {} : { verb: texts.add, busyText: texts.adding })} {...dialog}>
      <Field label={texts.name} hint={texts.nameHint} error={errors.name?.message} isLocked={isSaving}>
        <Input
          autoComplete="off"
          {...name}
          onBlur={(event) => {
            suggestion.suggestFor(event.currentTarget.value.trim());
            return name.onBlur(event);
          }}
        />
      </Field>
      <Field
        label={texts.chapter}
        hint={texts.chapterHint}
        error={errors.heading?.message}
        isLocked={isSaving}
      >
        <ChapterSelect
          chapters={suggestion.chapters}
          chosen={heading === '' ? null : { manualId, heading, path }}
          onChoose={choose}
        />
      </Field>
      {variants.length > 0 && (
        <Field label={texts.variant} hint={texts.variantHint} isOptional isLocked={isSaving}>
          <Select {...register('variant')}>
            <option value="">{texts.allVariants}</option>
            {variants.map((variant) => (
              <option key={variant} value={variant}>
                {variant}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </FormDialog>
  );
}

/** The chapters of the product, and the one that a name is likely to mean. @param isWanted whether none is chosen yet */
function useSuggestedChapter(productId: string, isWanted: boolean) {
  const [name, suggestFor] = useState('');
  const chapters: readonly ListedChapter[] = useChapters(productId, '').data?.chapters ?? [];
  const { data } = useChapters(productId, isWanted ? name : '');
  return { chapters, suggested: isWanted && name !== '' ? (data?.suggested ?? null) : null, suggestFor };
}
