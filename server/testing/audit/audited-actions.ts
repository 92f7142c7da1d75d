/** How everything that the audit trail tells of is done, by the calls that people use. */
import { randomUUID } from 'node:crypto';
import { accessTokenRoutes } from '../../../contracts/account/access-tokens.ts';
import { type TeamInvitation, teamRoutes } from '../../../contracts/account/team.ts';
import { adminRoutes, type OutboxMail } from '../../../contracts/admin/admin.ts';
import { adminClientRoutes } from '../../../contracts/admin/admin-clients.ts';
import { adminManualRoutes } from '../../../contracts/admin/admin-manuals.ts';
import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import { demoRequestRoutes } from '../../../contracts/admin/demo-requests.ts';
import { NO_OPERATOR, operatorRoutes } from '../../../contracts/admin/operator.ts';
import { overviewRoutes } from '../../../contracts/admin/overview.ts';
import { platformSettingsRoutes } from '../../../contracts/admin/platform-settings.ts';
import { testimonialRoutes } from '../../../contracts/admin/testimonials.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import { correctionRoutes } from '../../../contracts/chat/corrections.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { companyDataRoutes } from '../../../contracts/company/company-data.ts';
import { deletionRoutes } from '../../../contracts/company/deletions.ts';
import { replacedVersionRoutes } from '../../../contracts/company/replaced-versions.ts';
import { webhookRoutes } from '../../../contracts/company/webhooks.ts';
import { manualRoutes } from '../../../contracts/manuals/manuals.ts';
import { mediaRoutes } from '../../../contracts/manuals/media.ts';
import { noticeRoutes } from '../../../contracts/manuals/notices.ts';
import { placeRoutes } from '../../../contracts/manuals/places.ts';
import { type ProductDetail, productRoutes } from '../../../contracts/manuals/products.ts';
import { removeFilesJob } from '../../modules/files/remove-files.job.ts';
import { retireKeys, rotateKeys } from '../../modules/files/rotate-keys.ts';
import { createApprovedCompany, createMember, createPendingCompany, turnOnTwoStep } from '../accounts.ts';
import { insertDeadJob } from '../jobs.ts';
import { watchChanges } from '../notices/changes.ts';
import { redPng } from '../pictures.ts';
import { createLink, createReadyProduct, pumpManual, waitUntilRead } from '../products.ts';
import { type AuditScene, CUSTOMER, keyOf, QUESTION } from './audit-scene.ts';
import { changeEmail, closeCompany, useOwnSignIn, useTwoSteps } from './audited-accounts.ts';
import { breakPromise, deleteDraft } from './audited-instructions.ts';
import { AUDITED_PLANS } from './audited-plans.ts';

type Made = { _id: string };

/** Switched off: nothing is sent anywhere. */
const WEBHOOK = { url: 'https://93.184.216.34/secret', events: ['chatbot.created'], isEnabled: false };

/** Nothing of these is to stand in the trail. */
export const SAID = { quote: 'It shows the page.', author: 'Mara Lindqvist' };
export const VIDEO_PATH = '/a.mp4?key=1234';
export const INVITED = 'ravi@example.com';

const TESTIMONIAL = { ...SAID, position: 'Head of service' };

export const addVideo = ({ asVendor, productId }: AuditScene): Promise<Made> =>
  asVendor(mediaRoutes.uploadVideoLink, {
    params: { productId },
    body: { link: `https://example.com${VIDEO_PATH}` },
  });

const addTestimonial = ({ asAdmin }: AuditScene): Promise<Made> =>
  asAdmin(testimonialRoutes.create, { body: TESTIMONIAL });

const addToken = ({ asVendor }: AuditScene): Promise<Made> =>
  asVendor(accessTokenRoutes.create, {
    body: { name: 'Shop', scopes: ['products:read'], validDays: 30 },
  });

const addWebhook = ({ asVendor }: AuditScene): Promise<Made> =>
  asVendor(webhookRoutes.create, { body: WEBHOOK });

/** @returns the id of the request */
export async function askForDemo({ app }: AuditScene, firstName = 'Ada'): Promise<string> {
  const body = { first_name: firstName, last_name: 'Quill', work_email: 'ada@quill.example' };
  const asked = await app.call(demoRequestRoutes.demoForm, { body: { ...body, company_name: 'Quill' } });
  return (asked.body.data as { id: string }).id;
}

/** In the order of the contract: what is added is there to be changed and removed. */
export const AUDITED_ACTIONS: Record<AuditAction, (scene: AuditScene) => Promise<unknown>> = {
  'client.added': ({ asAdmin }) =>
    asAdmin(adminClientRoutes.addClient, {
      body: { name: 'Priya Raman', email: 'priya@client.example', company_name: 'Raman Tools' },
    }),
  'client.approved': async ({ app, asAdmin }) => {
    const { userId } = await createPendingCompany(app);
    return asAdmin(adminRoutes.approveUser, { body: { userId } });
  },
  'client.suspended': async ({ app, asAdmin }) => {
    const { userId } = await createApprovedCompany(app);
    return asAdmin(adminRoutes.suspendUser, { body: { userId, reason: 'Unpaid.' } });
  },
  'client.signed_out': async ({ app, asAdmin }) => {
    const { userId } = await createPendingCompany(app);
    return asAdmin(adminClientRoutes.signOutUser, { body: { userId } });
  },
  ...AUDITED_PLANS,
  'testimonial.added': addTestimonial,
  'testimonial.changed': async (scene) => {
    const params = { id: (await addTestimonial(scene))._id };
    return scene.asAdmin(testimonialRoutes.update, { params, body: { ...TESTIMONIAL, author: 'Mara' } });
  },
  'testimonial.removed': async (scene) =>
    scene.asAdmin(testimonialRoutes.remove, { params: { id: (await addTestimonial(scene))._id } }),
  'manual.read_again': async ({ app, vendor, asAdmin, asVendor }) => {
    const made = await asVendor<{ _id: string }>(productRoutes.upload, {
      fields: { product_name: 'Damaged' },
      file: { name: 'broken.pdf', content: pumpManual().subarray(0, 300) },
    });
    const [manual] = await waitUntilRead(app, vendor.token, made._id);
    const body = { companyId: vendor.companyId, manualId: manual?._id };
    return asAdmin(adminManualRoutes.retry, { body });
  },
  'mail.tested': ({ connected, admin, act }) => act(platformSettingsRoutes.testMail, admin, {}, connected),
  'model.tested': ({ connected, admin, act }) => act(platformSettingsRoutes.testModel, admin, {}, connected),
  'two_step.begun': useTwoSteps,
  'two_step.turned_on': useTwoSteps,
  'two_step.turned_off': useTwoSteps,
  'recovery_codes.renewed': useTwoSteps,
  'email.change_asked': changeEmail,
  'email.change_ended': changeEmail,
  'email.changed': changeEmail,
  'email.change_undone': changeEmail,
  'two_step_rule.changed': async ({ app, act }) => {
    const owner = await createApprovedCompany(app);
    await turnOnTwoStep(app, owner);
    return act(teamRoutes.setTwoStepRule, owner, { body: { isRequired: true } });
  },
  'company_sign_in.set': useOwnSignIn,
  'company_sign_in.removed': useOwnSignIn,
  'keys.rotated': ({ app }) => rotateKeys(app.services.db),
  'keys.retired': async ({ app }) => {
    await rotateKeys(app.services.db);
    return retireKeys(app.services.db);
  },
  'identity.changed': ({ asAdmin }) =>
    asAdmin(platformSettingsRoutes.setIdentity, { body: { brandName: 'Quill Help' } }),
  'operator.changed': ({ asAdmin }) =>
    asAdmin(operatorRoutes.setOperator, { body: { ...NO_OPERATOR, name: 'Quill Ltd.' } }),
  'retention.changed': ({ asAdmin }) => asAdmin(platformSettingsRoutes.setRetention, { body: { days: 730 } }),
  'company_retention.changed': ({ act, vendor }) =>
    act(companyDataRoutes.setRetention, vendor, { body: { days: 90 } }),
  'company_versions.changed': ({ act, vendor }) =>
    act(replacedVersionRoutes.choose, vendor, { body: { newest: 3, days: null } }),
  'company.exported': ({ act, vendor }) =>
    act(companyDataRoutes.exportAll, vendor, { body: { password: vendor.password } }),
  'company.closed': closeCompany,
  'company.closing_undone': closeCompany,
  'company.erased': closeCompany,
  'mail.read': async (scene) => {
    const mails = { token: scene.admin.token, query: { state: 'outbox', search: scene.vendor.email } };
    const { body } = await scene.app.call(adminRoutes.outbox, mails);
    const sealed = (body.data as OutboxMail[]).find(({ isSealed }) => isSealed);
    return scene.asAdmin(adminRoutes.readMail, { params: { id: sealed?.id ?? '' } });
  },
  'mail.sent_again': async (scene) => {
    await scene.link();
    const { body } = await scene.connected.call(adminRoutes.outbox, {
      token: scene.admin.token,
      query: { state: 'outbox', search: CUSTOMER },
    });
    const [mail] = body.data as OutboxMail[];
    return scene.act(
      adminRoutes.sendMailAgain,
      scene.admin,
      { params: { id: mail?.id ?? '' } },
      scene.connected,
    );
  },
  'jobs.retried': async ({ app, vendor: { companyId }, asAdmin }) => {
    await insertDeadJob(app.services.db, removeFilesJob, { companyId, fileKeys: [] });
    return asAdmin(overviewRoutes.retryJobs, { body: { kind: removeFilesJob.kind } });
  },
  'demo_request.changed': async (scene) => {
    const params = { id: await askForDemo(scene) };
    return scene.asAdmin(demoRequestRoutes.updateDemoForm, { params, body: { status: 'done' } });
  },
  'product.deleted': async ({ app, vendor, asVendor }) => {
    const id = await createReadyProduct(app, vendor, 'Short-lived');
    return asVendor(productRoutes.deleteProduct, { params: { id } });
  },
  'manual.deleted': async ({ app, vendor, asVendor }) => {
    const id = await createReadyProduct(app, vendor, 'Without manual');
    const { manuals } = await asVendor<ProductDetail>(productRoutes.singleProduct, { params: { id } });
    return asVendor(manualRoutes.deleteManual, { params: { manualId: manuals[0]?._id ?? '' } });
  },
  'image.deleted': async ({ productId, asVendor }) => {
    const { _id: id } = await asVendor<{ _id: string }>(mediaRoutes.uploadImage, {
      fields: { productId, errorTitle: 'E-14' },
      file: { name: 'e14.png', content: await redPng() },
    });
    return asVendor(mediaRoutes.deleteImage, { params: { id } });
  },
  'video.deleted': async (scene) =>
    scene.asVendor(mediaRoutes.deleteVideoLink, { params: { id: (await addVideo(scene))._id } }),
  'place.deleted': async (scene) => {
    const body = { name: 'Strainer', manualId: randomUUID(), heading: 'Cleaning the strainer', path: [] };
    const params = { productId: scene.productId };
    const { _id: id } = await scene.asVendor<Made>(placeRoutes.create, { params, body });
    return scene.asVendor(placeRoutes.delete, { params: { id } });
  },
  'notice.sent': async ({ app, vendor, productId, asVendor }) => {
    await watchChanges(app, await createLink(app, vendor, productId), 'told@example.com');
    const body = { key: randomUUID(), subject: 'Recall of the pump', text: 'Stop using it.' };
    return asVendor(noticeRoutes.send, { params: { productId }, body });
  },
  'deletion.undone': async (scene) => {
    const { _id: id } = await addVideo(scene);
    await scene.asVendor(mediaRoutes.deleteVideoLink, { params: { id } });
    await scene.asVendor(deletionRoutes.undo, { body: { kind: 'video', id } });
    const key = keyOf(await scene.link());
    const [chatbot] = await scene.asVendor<[Made]>(chatbotRoutes.yourBots);
    await scene.asVendor(chatbotRoutes.deleteChatbot, key);
    return scene.asVendor(deletionRoutes.undoChatbot, { body: { id: chatbot._id } });
  },
  'instructions.published': breakPromise,
  'instructions.deleted': deleteDraft,
  'edition.removed': deleteDraft,
  'promise.release_asked': breakPromise,
  'promise.release_ended': breakPromise,
  'promise.broken': breakPromise,
  'chatbot.deleted': async (scene) => scene.asVendor(chatbotRoutes.deleteChatbot, keyOf(await scene.link())),
  'correction.deleted': async ({ productId, asVendor }) => {
    const body = { question: 'How do I clean the strainer?', answer: 'We do that.', source: null };
    const params = { productId };
    const { _id: id } = await asVendor<{ _id: string }>(correctionRoutes.createCorrection, {
      params,
      body,
    });
    return asVendor(correctionRoutes.deleteCorrection, { params: { id } });
  },
  'conversation.erased': async (scene) => {
    const asked = await scene.link();
    await scene.app.call(chatRoutes.askBot, { body: { ...asked, question: QUESTION } });
    return scene.asVendor(conversationRoutes.erase, keyOf(asked));
  },
  'customer.erased': async (scene) => {
    await scene.link();
    return scene.asVendor(conversationRoutes.eraseCustomer, { body: { email: CUSTOMER } });
  },
  'access_token.created': addToken,
  'access_token.revoked': async (scene) =>
    scene.asVendor(accessTokenRoutes.revoke, { params: { id: (await addToken(scene))._id } }),
  'webhook.added': addWebhook,
  'webhook.changed': async (scene) => {
    const params = { id: (await addWebhook(scene))._id };
    return scene.asVendor(webhookRoutes.update, {
      params,
      body: { ...WEBHOOK, events: ['answer.feedback'] },
    });
  },
  'webhook.secret_renewed': async (scene) =>
    scene.asVendor(webhookRoutes.renewSecret, { params: { id: (await addWebhook(scene))._id } }),
  'webhook.removed': async (scene) =>
    scene.asVendor(webhookRoutes.remove, { params: { id: (await addWebhook(scene))._id } }),
  'logo.removed': async ({ asVendor }) => {
    await asVendor(companyRoutes.uploadLogo, { file: { name: 'logo.png', content: await redPng() } });
    return asVendor(companyRoutes.deleteLogo);
  },
  'invitation.withdrawn': async ({ asVendor }) => {
    const body = { email: INVITED };
    const { _id: id } = await asVendor<TeamInvitation>(teamRoutes.invite, { body });
    return asVendor(teamRoutes.withdraw, { params: { id } });
  },
  'member.removed': async ({ app, vendor, asVendor }) => {
    const { userId } = await createMember(app, vendor);
    return asVendor(teamRoutes.removeMember, { params: { id: userId } });
  },
  'ownership.passed': async ({ app, act }) => {
    const owner = await createApprovedCompany(app);
    const { userId } = await createMember(app, owner);
    return act(teamRoutes.passOwnership, owner, { body: { memberId: userId } });
  },
};
