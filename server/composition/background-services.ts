/** Part of the composition; see server/services.ts. */
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createSeal } from '../lib/sealed-text.ts';
import { createUnsubscribeTokens } from '../lib/unsubscribe-tokens.ts';
import { createAnswerWatches, createWatchLinks } from '../modules/answer-watches/answer-watches.service.ts';
import { createChangedAnswers } from '../modules/changed-answers/changed-answers.service.ts';
import { createChatRepository } from '../modules/chat/chat.repository.ts';
import { createContactExchanges } from '../modules/chat/contacts/contact-exchanges.service.ts';
import { findLinkByUniqueId } from '../modules/chat/find-link.ts';
import { createCompanyExport } from '../modules/company-data/company-export.service.ts';
import { createContactForms } from '../modules/contact-forms/contact-forms.service.ts';
import { createCompanyRetention } from '../modules/conversations/company-retention.service.ts';
import { createRetention } from '../modules/conversations/retention.service.ts';
import { createPublicInstructions } from '../modules/instructions/public/public-instructions.service.ts';
import { createNotices } from '../modules/notices/notices.service.ts';
import { createReminders } from '../modules/reminders/reminders.service.ts';
import type { OnVersionsRemoved } from '../modules/replaced-versions/remove-replaced.ts';
import { createReplacedVersions } from '../modules/replaced-versions/replaced-versions.service.ts';
import { createWebhooksService } from '../modules/webhooks/webhooks.service.ts';
import { createWeeklySummary } from '../modules/weekly-summary/weekly-summary.service.ts';
import type { Outbound } from '../providers/outbound/outbound.ts';
import type { Accounts } from './account-services.ts';
import type { Chats } from './chat-services.ts';
import type { Stored } from './file-services.ts';

type Needed = Stored &
  Accounts &
  Chats & { outbound: Outbound; onVersionsRemoved: OnVersionsRemoved | undefined };

/** Makes the services that need most others: webhooks, what is kept how long, weekly summaries, public pages. */
export async function createBackgroundServices(
  db: Db,
  config: Config,
  { outbound, linkSecret, olderSecrets, onVersionsRemoved, ...others }: Needed,
) {
  const webhookSeal = createSeal(linkSecret, 'webhooks', olderSecrets);
  const webhooks = createWebhooksService({ db, outbound, seal: webhookSeal });
  await webhooks.sealSecrets();
  const tokens = createUnsubscribeTokens(linkSecret, 'weekly-summary', olderSecrets);
  const watchLinks = createWatchLinks({
    ...config,
    tokens: createUnsubscribeTokens(linkSecret, 'changes', olderSecrets),
  });
  const chats = createChatRepository(db);
  return {
    watchLinks,
    answerWatches: createAnswerWatches({
      ...{ db, ...others, links: watchLinks },
      findLink: (uniqueId) => findLinkByUniqueId(chats, uniqueId),
    }),
    changedAnswers: createChangedAnswers({ db }),
    notices: createNotices({ db, ...others }),
    webhooks,
    webhookSeal,
    retention: createRetention({ db }),
    companyRetention: createCompanyRetention({ db }),
    replacedVersions: createReplacedVersions({ db, ...others, onVersionsRemoved }),
    companyExport: createCompanyExport({ db, ...others }),
    contactForms: createContactForms({
      ...{ db, ...config, ...others },
      contactExchanges: createContactExchanges({ db }),
    }),
    publicInstructions: createPublicInstructions({ db, ...config, ...others }),
    reminders: createReminders({
      ...{ db, ...config, ...others },
      tokens: createUnsubscribeTokens(linkSecret, 'reminders', olderSecrets),
    }),
    weeklySummary: createWeeklySummary({ db, ...config, ...others, tokens }),
  };
}
