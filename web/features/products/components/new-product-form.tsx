import { zodResolver } from '@hookform/resolvers/zod';
import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { paths } from '../../../../contracts/paths.ts';
import type { ManualChoice } from '../../../lib/api/use-manual-choice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { type NewProductForm as Fields, newProductForm } from '../product-form.ts';
import { texts } from '../texts.ts';

const words = texts.form;

type NewProductFormProps = {
  choice: ManualChoice;
  /** Initial values; if they are missing, the fields are empty. */
  initialFields: Fields | undefined;
  isLocked: boolean;
  isSending: boolean;
  /** Whether the product exists, so that nothing is left to send or to cancel. */
  isCreated: boolean;
  /** The reason why the last attempt failed. */
  failure: string | undefined;
  /** Called with the file, or with null where the address is to be fetched. */
  onSubmit: (fields: Fields, file: File | null) => void;
  /** Stops the running upload. */
  onStop: () => void;
  /** Called when the form is left for the products without sending it. */
  onGiveUp: () => void;
  /** Called when a text field was edited, because an earlier failure no longer applies then. */
  onEdit: () => void;
};

/** The state of the form, and what sends it. */
function useNewProductForm({ choice, initialFields, onSubmit, onEdit }: NewProductFormProps) {
  const form = useForm<Fields>({
    resolver: zodResolver(newProductForm),
    defaultValues: initialFields ?? { product_name: '', description: '', address: '' },
  });
  const hasManual = choice.file !== null || form.watch('address').trim() !== '';

  const submit = form.handleSubmit((fields) => {
    if (choice.file || fields.address !== '') onSubmit(fields, choice.file);
    else choice.demand();
  });
  // A form whose submit button is disabled ignores Enter without saying why.
  const explainEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !hasManual && !choice.fault) choice.demand();
  };
  const onChange = () => {
    onEdit();
    choice.clearFault();
  };
  return { form, hasManual, submit, explainEnter, onChange };
}

/** The form for name, description and manual of a new product. */
export function NewProductForm(props: NewProductFormProps) {
  const { choice, isLocked, isSending, isCreated, failure, onStop, onGiveUp } = props;
  const { form, hasManual, submit, explainEnter, onChange } = useNewProductForm(props);
  const { errors } = form.formState;

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field label={words.name} error={errors.product_name?.message} isLocked={isLocked}>
        <Input
          placeholder={words.namePlaceholder}
          autoComplete="off"
          onKeyDown={explainEnter}
          {...form.register('product_name', { onChange })}
        />
      </Field>
      <Field label={words.description} isOptional error={errors.description?.message} isLocked={isLocked}>
        <Textarea
          placeholder={isLocked ? undefined : words.descriptionPlaceholder}
          {...form.register('description', { onChange })}
        />
      </Field>
      <FileDrop label={words.manual} isLocked={isLocked} {...choice.dropProps} />
      {!choice.file && (
        <Field
          label={words.address}
          hint={words.addressHint}
          isOptional
          error={errors.address?.message}
          isLocked={isLocked}
        >
          <Input
            type="url"
            inputMode="url"
            placeholder={isLocked ? undefined : words.addressPlaceholder}
            autoComplete="off"
            {...form.register('address', { onChange })}
          />
        </Field>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {!isCreated && (
        <ProductFormActions
          isSending={isSending}
          isLocked={isLocked}
          canSend={hasManual}
          onStop={onStop}
          onGiveUp={onGiveUp}
        />
      )}
    </form>
  );
}

type ActionsProps = Pick<NewProductFormProps, 'isSending' | 'isLocked' | 'onStop' | 'onGiveUp'> & {
  canSend: boolean;
};

function ProductFormActions({ isSending, isLocked, canSend, onStop, onGiveUp }: ActionsProps) {
  return (
    <FormActions>
      {isSending ? (
        <Button variant="quiet" onClick={onStop}>
          {words.cancel}
        </Button>
      ) : (
        <ButtonLink variant="quiet" to={paths.products.href()} onClick={onGiveUp}>
          {words.cancel}
        </ButtonLink>
      )}
      <Button variant="go" type="submit" disabled={isLocked || !canSend}>
        {isLocked ? words.creating : words.create}
      </Button>
    </FormActions>
  );
}
