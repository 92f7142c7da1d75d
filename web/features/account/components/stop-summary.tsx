import { stopWeeklySummary } from '../api/mailed-links.ts';
import { texts } from '../texts.ts';
import { MailedLinkPage } from './mailed-link-page.tsx';

const words = texts.weeklySummary.stop;

/** The page of the link that ends the weekly summary. */
export const StopSummary = ({ token }: { token: string }) => (
  <MailedLinkPage token={token} act={stopWeeklySummary} words={words} dead={words} />
);
