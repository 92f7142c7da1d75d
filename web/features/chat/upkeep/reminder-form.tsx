import { type FormEvent, useState } from 'react';
import { hasCode } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { useAskReminders } from '../api/upkeep.ts';
import { upkeepLanguage, upkeepTexts } from './texts.ts';

type ReminderFormProps = {
  uniqueId: string;
  /** Of the tasks that reminders are sent of. */
  taskKeys: readonly string[];
  /** When they were done last, YYYY-MM-DD. */
  done: string;
};

/** Asks for reminders by mail. Nothing is sent to an address before it has confirmed them. */
export function ReminderForm({ uniqueId, taskKeys, done }: ReminderFormProps) {
  const words = upkeepTexts();
  const [email, setEmail] = useState('');
  const { mutate, data, error, isPending, variables } = useAskReminders();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ uniqueId, email, tasks: [...taskKeys], done, lang: upkeepLanguage() });
  };
  if (data) return <Notice tone="info">{words.sent(variables.email.trim())}</Notice>;
  const isWrong = hasCode(error, 'invalid_request', 'conflict');
  return (
    <form noValidate className="mt-5 grid gap-2" onSubmit={submit}>
      <h3 className="text-14 font-semibold">{words.remind}</h3>
      <Field label={words.email} hint={words.remindText} error={isWrong ? words.wrongAddress : undefined}>
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
