import { confirmNewEmail, undoEmailChange } from '../api/mailed-links.ts';
import { texts } from '../email-texts.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

const ACTS = { confirm: confirmNewEmail, undo: undoEmailChange };

/** The page of a link about a change of address. */
export const EmailLink = ({ what, token }: { what: keyof typeof ACTS; token: string }) => (
  <MailedLinkPage token={token} act={ACTS[what]} words={texts[what]} dead={texts} />
);
