import { type FormEvent, type ReactNode, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { addressTexts } from './address-texts.ts';

type AddressFormProps = {
  title?: ReactNode;
  /** What is sent to the address, and that it can be ended. */
  hint: string;
  /** Sends it; see `useMutation`. */
  request: {
    mutate: (email: string) => void;
    isSuccess: boolean;
    isPending: boolean;
    error: Error | null;
    variables: string | undefined;
  };
  /** Says that a mail is on its way to an address. */
  sent: (email: string) => string;
};

/** Takes an address for mails. Nothing is sent to it before it has confirmed that. */
export function AddressForm({ title, hint, request, sent }: AddressFormProps) {
  const words = addressTexts();
  const [email, setEmail] = useState('');
  const { mutate, isSuccess, error, isPending, variables } = request;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(email);
  };
  if (isSuccess) return <Notice tone="info">{sent((variables ?? '').trim())}</Notice>;
  const isWrong = hasCode(error, 'invalid_request', 'conflict');
  return (
    <form noValidate className="grid gap-2" onSubmit={submit}>
      {title && <h3 className="text-14 font-semibold">{title}</h3>}
      <Field label={words.email} hint={hint} error={isWrong ? words.wrongAddress : undefined}>
        <Input
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      {error && !isWrong && (
        <Notice tone="error">{hasCode(error, 'too_many_requests') ? words.tooMany : words.notSent}</Notice>
      )}
      <Button type="submit" className="justify-self-start" busyText={isPending && words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
