import { paths } from '../../../../contracts/paths.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { texts } from '../texts.ts';

type DeadLinkProps = {
  /** The reason why the link does not work. */
  reason: string;
  /** Text that says what can be done in the account instead. */
  help: string;
};

/** The page of a mailed link that does not work: the reason, and a link to the account. */
export function DeadLink({ reason, help }: DeadLinkProps) {
  return (
    <>
      <Notice tone="error">{reason}</Notice>
      <div className="mt-6 grid justify-items-start gap-4">
        <p>{help}</p>
        <ButtonLink to={paths.account.path} variant="go">
          {texts.toAccount}
        </ButtonLink>
      </div>
    </>
  );
}
