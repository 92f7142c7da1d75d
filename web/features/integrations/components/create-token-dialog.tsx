import {
  type AccessTokenForm,
  accessTokenForm,
  TOKEN_DAYS,
} from '../../../../contracts/account/access-tokens.ts';
import { TOKEN_SCOPES } from '../../../../contracts/account/token-scopes.ts';
import { numberOrNull } from '../../../lib/text/number-or-null.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { CheckboxGroup } from '../../../ui/form/checkbox-group.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useCreateAccessToken } from '../api/access-tokens.ts';
import { texts } from '../texts.ts';

const words = texts.tokens;
const EMPTY: AccessTokenForm = { name: '', scopes: [], validDays: 90 };

type CreateTokenDialogProps = {
  /** Called with the text of the token, which can't be shown again. */
  onCreated: (token: string) => void;
  onClose: () => void;
};

/** The form of a new access token. */
export function CreateTokenDialog({ onCreated, onClose }: CreateTokenDialogProps) {
  const { mutateAsync } = useCreateAccessToken();
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: accessTokenForm,
    defaultValues: EMPTY,
    save: async (values) => {
      const { data } = await mutateAsync(values);
      onCreated(data.token);
      return words.made(data.name);
    },
    onClose,
  });
  return (
    <FormDialog title={words.create} verb={words.create} busyText={words.creating} isWide {...dialog}>
      <Field label={words.name} hint={words.nameHint} error={errors.name?.message} isLocked={isSaving}>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <CheckboxGroup
        legend={words.permissions}
        choices={TOKEN_SCOPES.map((scope) => ({
          value: scope,
          label: <code className="font-mono text-13">{scope}</code>,
          hint: words.scopes[scope],
        }))}
        error={errors.scopes?.message}
        isStacked
        isLocked={isSaving}
        {...register('scopes')}
      />
      <Field label={words.validFor} error={errors.validDays?.message} isLocked={isSaving}>
        <Select {...register('validDays', { setValueAs: numberOrNull })}>
          {TOKEN_DAYS.map((days) => (
            <option key={days} value={days}>
              {words.days(days)}
            </option>
          ))}
          <option value="">{words.withoutEnd}</option>
        </Select>
      </Field>
    </FormDialog>
  );
}
