import { paths } from '../../../../contracts/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { texts } from '../texts.ts';

type CreateActionsProps = {
  productId: string;
  isSending: boolean;
  submit: string;
  /** Stands on the button while it sends. */
  busy: string;
};

/** The buttons of a form that creates links: back to the product, and send. */
export function CreateActions({ productId, isSending, submit, busy }: CreateActionsProps) {
  return (
    <FormActions status={isSending && texts.sendingEmail}>
      <ButtonLink variant="quiet" to={paths.productDetails.href(productId)}>
        {texts.cancel}
      </ButtonLink>
      <Button variant="go" type="submit" busyText={isSending && busy}>
        {submit}
      </Button>
    </FormActions>
  );
}
