import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { accentColour, companyProfileChange } from '../../../../contracts/company/companies.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { useUpdateProfile } from '../api/update-profile.ts';
import { texts } from '../settings-texts.ts';
import { AccentPreview } from './accent-preview.tsx';

const words = texts.look;
const schema = companyProfileChange.pick({ accent: true });
/** The first colour of the picker: the product's own green. */
const STANDARD = '#0e6b45';

/** The form for the colour of the company's chatbots, with a preview. */
export function AccentForm({ accent }: { accent: string | null }) {
  const update = useUpdateProfile();
  const { register, handleSubmit, setValue, watch, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { accent: accent ?? STANDARD },
  });
  const typed = accentColour.safeParse(watch('accent'));
  const chosen = typed.success ? (typed.data ?? STANDARD) : null;

  const save = (value: string | null, message: string) =>
    update.mutateAsync({ accent: value }).then(
      () => showToast(message),
      // The error is shown above the field from the mutation's own state.
      () => undefined,
    );
  const submit = handleSubmit((values) => save(values.accent ?? null, words.accentSaved));

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormError>{update.error ? messageOf(update.error) : undefined}</FormError>
      <div className="flex items-end gap-2">
        <Field
          label={words.accent}
          hint={words.accentHint}
          error={formState.errors.accent?.message}
          isLocked={update.isPending}
          className="flex-1"
        >
          <Input spellCheck={false} autoComplete="off" {...register('accent')} />
        </Field>
        <input
          type="color"
          aria-label={words.pick}
          className="mb-auto mt-[26px] h-ctl w-14 flex-none border border-line bg-sheet p-1"
          value={chosen ?? STANDARD}
          disabled={update.isPending}
          onChange={(event) =>
            setValue('accent', event.currentTarget.value, { shouldDirty: true, shouldValidate: true })
          }
        />
      </div>
      {chosen !== null && <AccentPreview hex={chosen} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="go" busyText={update.isPending && words.saving}>
          {words.save}
        </Button>
        {accent !== null && (
          <Button variant="quiet" onClick={() => save(null, words.accentCleared)}>
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
