import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { describeUploadFailure } from '../../../lib/api/upload-failure.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { SentMeter } from '../../../ui/state/sent-meter.tsx';
import { useUploadImage } from '../api/upload-image.ts';
import { errorTextsForm } from '../media-form.ts';
import { texts } from '../texts.ts';
import { usePictureChoice } from '../use-picture-choice.tsx';
import { ErrorFields } from './error-fields.tsx';
import { ErrorTitleField } from './error-title-field.tsx';

const words = texts.image;

type ErrorImageFormProps = {
  productId: string;
  /** Name of the error if it is known; it can be changed. */
  firstTitle?: string;
};

/** The form for picture, name, cause and remedy of an error, which then leads to the product's edit page. */
export function ErrorImageForm({ productId, firstTitle = '' }: ErrorImageFormProps) {
  const navigate = useNavigate();
  const picture = usePictureChoice({ isRequired: true });
  const upload = useUploadImage();
  const form = useForm({
    resolver: zodResolver(errorTextsForm),
    defaultValues: { errorTitle: firstTitle, errorDescription: '', solution: '' },
  });
  const isLocked = upload.isSending;
  const { errors, isDirty } = form.formState;
  const fields = { register: form.register, errors, isLocked };
  const guard = useUnsavedGuard(isDirty || picture.file !== null);

  const submit = form.handleSubmit(
    (about) => {
      if (!picture.file) return picture.demand();
      upload.send({ fields: { ...about, productId }, file: picture.file }, () => {
        showToast(words.added);
        guard.release();
        navigate(paths.editProduct.href(productId));
      });
    },
    () => {
      if (!picture.file) picture.demand();
    },
  );

  return (
    <form onSubmit={submit} onChange={upload.reset} noValidate className="grid max-w-140 gap-6">
      <ErrorTitleField {...fields} />
      <FileDrop label={words.picture} isLocked={isLocked} {...picture.dropProps} />
      <ErrorFields {...fields} />
      {isLocked && picture.file && <SentMeter fileBytes={picture.file.size} progress={upload.progress} />}
      {upload.error && <Notice tone="error">{describeUploadFailure(upload.error)}</Notice>}
      <FormActions>
        <ButtonLink variant="quiet" to={paths.editProduct.href(productId)} onClick={guard.release}>
          {texts.cancel}
        </ButtonLink>
        <Button variant="go" type="submit" busyText={isLocked && words.adding}>
          {words.add}
        </Button>
      </FormActions>
      {guard.dialog}
    </form>
  );
}
