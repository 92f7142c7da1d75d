import { paths } from '../../../../contracts/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';

type DeadLinkProps = {
  /** Why the link is of no use. */
  reason: string;
  /** What can be done in the account instead. */
  help: string;
};

/** In place of what a mailed link would have done: why it can't, and the way to the account. */
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
