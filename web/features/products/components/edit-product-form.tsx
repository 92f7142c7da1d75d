import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { ProductDetail } from '../../../../contracts/manuals/products.ts';
import { paths } from '../../../../contracts/paths.ts';
import { useManualChoice } from '../../../lib/api/use-manual-choice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { SentMeter } from '../../../ui/state/sent-meter.tsx';
import { useUpdateProduct } from '../api/update-product.ts';
import { describeUpdateFailure } from '../describe-update-failure.ts';
import { editProductForm } from '../product-form.ts';
import { texts } from '../texts.ts';
import { useBriefly } from '../use-briefly.ts';

const words = texts.form;

const SUCCESS_SHOWN_MS = 3000;

/** The form for name, description and category of a product and, optionally, a new version of its first manual. */
export function EditProductForm({ product }: { product: ProductDetail }) {
  const upload = useUpdateProduct();
  const choice = useManualChoice({ isRequired: false, onChoose: upload.reset });
  const [isSaved, showSaved] = useBriefly(SUCCESS_SHOWN_MS);
  const form = useForm({
    resolver: zodResolver(editProductForm),
    defaultValues: {
      product_name: product.product_name,
      description: product.description,
      category: product.category,
    },
  });
  const { errors, isDirty } = form.formState;
  const guard = useUnsavedGuard(isDirty || choice.file !== null);
  const isLocked = upload.isSending;
  const firstManual = product.manuals[0];
  const onChange = upload.reset;

  const submit = form.handleSubmit((fields) => {
    const file = choice.file ? { file: choice.file } : {};
    upload.send({ params: { productId: product._id }, fields, ...file }, () => {
      choice.clear();
      form.reset(fields);
      showSaved();
    });
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field label={words.name} error={errors.product_name?.message} isLocked={isLocked}>
        <Input autoComplete="off" {...form.register('product_name', { onChange })} />
      </Field>
      <Field label={words.description} isOptional error={errors.description?.message} isLocked={isLocked}>
        <Textarea {...form.register('description', { onChange })} />
      </Field>
      <Field label={words.category} isOptional error={errors.category?.message} isLocked={isLocked}>
        <Input placeholder={texts.noCategory} {...form.register('category', { onChange })} />
      </Field>
      <FileDrop
        label={firstManual ? words.newVersion(firstManual.title) : words.manual}
        isOptional
        isLocked={isLocked}
        {...choice.dropProps}
      />
      {isLocked && choice.file && <SentMeter fileBytes={choice.file.size} progress={upload.progress} />}
      {upload.error && <Notice tone="error">{describeUpdateFailure(upload.error)}</Notice>}
      {isSaved && <Notice tone="success">{words.saved}</Notice>}
      <EditActions productId={product._id} isFaulty={choice.fault !== null} isSaving={isLocked} />
      {guard.dialog}
    </form>
  );
}

type EditActionsProps = { productId: string; isFaulty: boolean; isSaving: boolean };

function EditActions({ productId, isFaulty, isSaving }: EditActionsProps) {
  return (
    <FormActions>
      <ButtonLink variant="quiet" to={paths.productDetails.href(productId)}>
        {words.back}
      </ButtonLink>
      <Button variant="go" type="submit" disabled={isFaulty} busyText={isSaving && words.saving}>
        {words.save}
      </Button>
    </FormActions>
  );
}
