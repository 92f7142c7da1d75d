import { type FormEvent, useEffect, useState } from 'react';
import type { AddressResult } from '../../../../contracts/chat/chatbots.ts';
import { MAX_ADDRESSES_PER_CALL } from '../../../../contracts/plans/limits.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { splitAddresses } from '../address-list.ts';
import { useCreateBots } from '../api/create-bots.ts';
import { texts } from '../texts.ts';
import { AddressFile } from './address-file.tsx';
import { AddressResults } from './address-results.tsx';
import { CreateActions } from './create-actions.tsx';
import type { CreateLinkFormProps } from './create-link-form.tsx';

const words = texts.list;

/** Whether an address can be corrected or tried again and so stays in the field. */
const isToCorrect = ({ outcome }: AddressResult) => outcome === 'invalid' || outcome === 'limit';

/** What is typed, and what makes links of it. */
function useListCreation({ companyId, productId, onDirty }: CreateLinkFormProps) {
  const creation = useCreateBots();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const emails = splitAddresses(text);
  // The other form is empty when it appears.
  useEffect(() => () => onDirty(false), [onDirty]);

  const change = (next: string) => {
    setText(next);
    setError(undefined);
    onDirty(next.trim() !== '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (creation.isPending) return;
    if (emails.length === 0) return setError(words.none);
    if (emails.length > MAX_ADDRESSES_PER_CALL) return setError(words.tooMany(emails.length));
    creation.mutate(
      { companyId, productId, emails },
      {
        onSuccess: ({ data }) =>
          change(
            data
              .filter(isToCorrect)
              .map(({ email }) => email)
              .join('\n'),
          ),
      },
    );
  };
  return { creation, text, emails, error, change, submit };
}

/** The form for a list of customers, typed, pasted or from a file, which then shows the outcome for each. */
export function CreateListForm(props: CreateLinkFormProps) {
  const { creation, text, emails, error, change, submit } = useListCreation(props);
  const isSending = creation.isPending;

  return (
    <>
      <Section title={texts.customerInformation} className="max-w-140">
        <form onSubmit={submit} noValidate className="grid gap-6">
          <Field label={words.addresses} hint={words.hint} error={error} isLocked={isSending}>
            <Textarea
              rows={8}
              spellCheck={false}
              autoComplete="off"
              placeholder={words.placeholder}
              value={text}
              onChange={(event) => change(event.currentTarget.value)}
            />
          </Field>
          <AddressFile
            isLocked={isSending}
            onAddresses={(found) => change([...emails, ...found].join('\n'))}
          />
          {creation.error && <Notice tone="error">{messageOf(creation.error)}</Notice>}
          <CreateActions
            productId={props.productId}
            isSending={isSending}
            submit={words.submit(emails.length)}
            busy={words.busy}
          />
        </form>
      </Section>
      {creation.data && <AddressResults results={creation.data.data} hasLeftOver={text !== ''} />}
    </>
  );
}
