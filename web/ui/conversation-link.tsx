import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../contracts/paths.ts';
import { iconButtonStyle } from './icon-button.tsx';

type ConversationLinkProps = {
  productId: string;
  /** Of the customer's link. */
  uniqueId: string;
  /** Whose conversation it is, for tooltip and screen reader. */
  label: string;
};

/** Leads to what was said on a customer's link. */
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
