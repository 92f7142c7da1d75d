import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { iconButtonStyle } from '../button/icon-button.tsx';

type ConversationLinkProps = {
  productId: string;
  /** Key of the customer's link. */
  uniqueId: string;
  /** Text that names the customer, for tooltip and screen reader. */
  label: string;
};

/** A link to the conversation of a customer's link. */
export function ConversationLink({ productId, uniqueId, label }: ConversationLinkProps) {
  return (
    <Link
      to={paths.conversation.href(productId, uniqueId)}
      title={label}
      aria-label={label}
      className={`${iconButtonStyle} print:hidden`}
    >
      <MessagesSquare size={20} aria-hidden="true" />
    </Link>
  );
}
