import { undoClosing } from '../api/mailed-links.ts';
import { texts } from '../closing-texts.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

/** The page of the link that undoes the closing of a company. */
export const ClosingLink = ({ token }: { token: string }) => (
  <MailedLinkPage token={token} act={undoClosing} words={texts} dead={texts} />
);
