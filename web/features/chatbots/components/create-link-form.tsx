import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { paths } from '../../../../contracts/paths.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { useCreateBot } from '../api/create-bot.ts';
import type { CreatedLink } from '../created-link.ts';
import { texts } from '../texts.ts';
import { CreateActions } from './create-actions.tsx';

const words = texts.link;

const customerForm = chatbotRoutes.createBot.body.pick({ email: true });

export type CreateLinkFormProps = {
  companyId: string;
  productId: string;
  /** Called with whether the form has input that leaving would lose. */
  onDirty: (isDirty: boolean) => void;
};

/** The form that creates a link for a customer's e-mail address and then goes to the products, which show it. */
export function CreateLinkForm({ companyId, productId, onDirty }: CreateLinkFormProps) {
  const navigate = useNavigate();
  const creation = useCreateBot();
  const hasMailServer = useHasMailServer();
  const form = useForm({ resolver: zodResolver(customerForm), defaultValues: { email: '' } });
  const isSending = creation.isPending;
  // Known at once: of two presses the second may come before the first is shown, and each call makes a link.
  const isSent = useRef(false);
  // The other form begins empty.
  useEffect(() => () => onDirty(false), [onDirty]);

  const changeEmail = (event: ChangeEvent<HTMLInputElement>) => {
    creation.reset();
    onDirty(event.target.value !== '');
  };
  const submit = form.handleSubmit(({ email }) => {
    if (isSent.current) return;
    isSent.current = true;
    creation.mutate(
      { companyId, productId, email },
      {
        onSuccess: ({ data, link }) => {
          const createdLink: CreatedLink = { productId, uniqueId: data.uniqueId, email, link };
          // Flushed, because the guard must know before the screen is left.
          flushSync(() => onDirty(false));
          navigate(paths.products.href(), { state: { createdLink } });
        },
        onSettled: () => {
          isSent.current = false;
        },
      },
    );
  });

  return (
    <Section title={texts.customerInformation} className="max-w-140">
      <form onSubmit={submit} noValidate className="grid gap-6">
        <Field
          label={words.email}
          hint={hasMailServer ? words.hint : words.noServerHint}
          error={form.formState.errors.email?.message}
          isLocked={isSending}
        >
          <Input
            type="email"
            autoComplete="off"
            placeholder={words.placeholder}
            {...form.register('email', { onChange: changeEmail })}
          />
        </Field>
        {creation.error && <Notice tone="error">{messageOf(creation.error)}</Notice>}
        <CreateActions productId={productId} isSending={isSending} submit={words.submit} busy={words.busy} />
      </form>
    </Section>
  );
}
