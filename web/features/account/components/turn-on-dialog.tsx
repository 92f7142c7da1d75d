import { useMemo } from 'react';
import { type TwoStepKey, twoStepRoutes } from '../../../../contracts/two-step.ts';
import { qrPicture } from '../../../lib/qr.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { CodeField } from '../../../ui/code-field.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { useTurnOn } from '../api/two-step.ts';
import { texts } from '../two-step-texts.ts';

const words = texts.turnOn;
const KEY_GROUP = /.{4}(?=.)/g;

type TurnOnDialogProps = {
  twoStepKey: TwoStepKey;
  /** Called with the recovery codes. */
  onDone: (codes: string[]) => void;
  onClose: () => void;
};

/** The key for the app, as a picture and as text; the code that the app then shows turns it on. */
export function TurnOnDialog({ twoStepKey: { key, uri }, onDone, onClose }: TurnOnDialogProps) {
  const { mutateAsync } = useTurnOn();
  const picture = useMemo(() => qrPicture(uri), [uri]);
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: twoStepRoutes.turnOn.body,
    defaultValues: { password: '', code: '' },
    save: async (values) => {
      onDone(await mutateAsync(values));
      return words.done;
    },
    onClose,
    refusable: ['code'],
  });
  return (
    <FormDialog
      title={words.title}
      description={words.scan}
      verb={words.verb}
      busyText={words.busy}
      isWide
      {...dialog}
    >
      <div className="flex flex-wrap items-center gap-5">
        <img src={picture} alt={words.picture} className="size-52" />
        <div className="grid min-w-0 flex-1 basis-56 justify-items-start gap-2">
          <span className="text-13 font-medium">{words.key}</span>
          <code className="font-mono wrap-anywhere">{key.replace(KEY_GROUP, '$& ')}</code>
          <CopyButton text={key} label={words.copyKey} doneMessage={words.keyCopied} isLabelled />
        </div>
      </div>
      <CodeField
        allowsRecovery={false}
        error={errors.code?.message}
        isLocked={isSaving}
        {...register('code')}
      />
      <Field label={texts.password} error={errors.password?.message} isLocked={isSaving}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
    </FormDialog>
  );
}
