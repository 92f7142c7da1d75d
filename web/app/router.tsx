import { createBrowserRouter } from 'react-router';
import { instructionPaths } from '../../contracts/instruction-paths.ts';
import { noticePath } from '../../contracts/notice-path.ts';
import { paths } from '../../contracts/paths.ts';
import { placePath } from '../../contracts/place-path.ts';
import { writerReportPath } from '../../contracts/writer-report-path.ts';
import { Opening } from './opening.tsx';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';

/** One chunk for both ends of the way to a company's own provider. */
const companySignIn = () => import('./routes/entry/company-sign-in.tsx');

/**
 * The router of all screens except the customer's chat, which main.tsx opens without one. Each screen loads its own
 * code when it is first opened. Route files export `Component`.
 */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Opening,
    children: [
      { path: paths.landing.path, lazy: () => import('./routes/landing.tsx') },
      { path: paths.demoForm.path, lazy: () => import('./routes/demo-form.tsx') },
      { path: paths.login.path, lazy: () => import('./routes/entry/login.tsx') },
      { path: paths.companySignIn.path, lazy: companySignIn },
      { path: paths.signedIn.path, lazy: companySignIn },
      { path: paths.register.path, lazy: () => import('./routes/entry/register.tsx') },
      { path: paths.forgotPassword.path, lazy: () => import('./routes/entry/forgot-password.tsx') },
      { path: paths.resetPassword.path, lazy: () => import('./routes/entry/reset-password.tsx') },
      { path: paths.confirmEmail.path, lazy: () => import('./routes/entry/confirm-email.tsx') },
      { path: paths.confirmNewEmail.path, lazy: () => import('./routes/entry/confirm-new-email.tsx') },
      { path: paths.undoEmailChange.path, lazy: () => import('./routes/entry/undo-email-change.tsx') },
      { path: paths.undoClosing.path, lazy: () => import('./routes/entry/undo-closing.tsx') },
      { path: paths.companyClosed.path, lazy: () => import('./routes/entry/company-closed.tsx') },
      { path: paths.stopWeeklySummary.path, lazy: () => import('./routes/entry/stop-weekly-summary.tsx') },
      { path: paths.stopInvitations.path, lazy: () => import('./routes/entry/stop-invitations.tsx') },
      { path: paths.thanks.path, lazy: () => import('./routes/entry/thanks.tsx') },
      { path: paths.unauthorized.path, lazy: () => import('./routes/entry/unauthorized.tsx') },
      { path: paths.joinTeam.path, lazy: () => import('./routes/entry/join-team.tsx') },
      {
        lazy: () => import('./layouts/signed-in-layout.tsx'),
        children: [
          { path: paths.createCompany.path, lazy: () => import('./routes/entry/create-company.tsx') },
          {
            lazy: () => import('./layouts/account-layout.tsx'),
            children: [{ path: paths.account.path, lazy: () => import('./routes/settings/account.tsx') }],
          },
          {
            lazy: () => import('./layouts/company-layout.tsx'),
            children: [
              {
                lazy: () => import('./guards/dashboard-guard.tsx'),
                children: [
                  { path: paths.dashboard.path, lazy: () => import('./routes/company/dashboard.tsx') },
                ],
              },
              { path: paths.settings.path, lazy: () => import('./routes/settings/settings.tsx') },
              {
                lazy: () => import('./guards/purchase-guard.tsx'),
                children: [
                  { path: paths.purchase.path, lazy: () => import('./routes/settings/purchase.tsx') },
                ],
              },
              {
                lazy: () => import('./guards/own-product-guard.tsx'),
                children: [
                  {
                    path: paths.uploadProduct.path,
                    lazy: () => import('./routes/products/upload-product.tsx'),
                  },
                  { path: paths.products.path, lazy: () => import('./routes/products/products.tsx') },
                  {
                    path: paths.productDetails.path,
                    lazy: () => import('./routes/products/product-details.tsx'),
                  },
                  { path: paths.editProduct.path, lazy: () => import('./routes/products/edit-product.tsx') },
                  {
                    path: paths.uploadVideoLink.path,
                    lazy: () => import('./routes/products/upload-video-link.tsx'),
                  },
                  {
                    path: paths.uploadImageLink.path,
                    lazy: () => import('./routes/products/upload-image-link.tsx'),
                  },
                  {
                    path: paths.productCorrections.path,
                    lazy: () => import('./routes/products/product-corrections.tsx'),
                  },
                  {
                    path: paths.likelyQuestions.path,
                    lazy: () => import('./routes/products/likely-questions.tsx'),
                  },
                  {
                    path: paths.productCheck.path,
                    lazy: () => import('./routes/products/product-check.tsx'),
                  },
                ],
              },
              {
                lazy: () => import('./guards/approval-guard.tsx'),
                children: [
                  { path: paths.subscription.path, lazy: () => import('./routes/settings/subscription.tsx') },
                  { path: paths.team.path, lazy: () => import('./routes/settings/team.tsx') },
                  {
                    path: paths.companyAudit.path,
                    lazy: () => import('./routes/settings/company-audit.tsx'),
                  },
                  { path: paths.companyData.path, lazy: () => import('./routes/settings/company-data.tsx') },
                  { path: paths.apiSettings.path, lazy: () => import('./routes/settings/api-settings.tsx') },
                  {
                    path: paths.productQuestions.path,
                    lazy: () => import('./routes/products/product-questions.tsx'),
                  },
                  {
                    path: writerReportPath.path,
                    lazy: () => import('./routes/products/writer-report.tsx'),
                  },
                  {
                    path: instructionPaths.product.path,
                    lazy: () => import('./routes/products/product-instructions.tsx'),
                  },
                  {
                    path: placePath.path,
                    lazy: () => import('./routes/products/product-places.tsx'),
                  },
                  {
                    path: noticePath.path,
                    lazy: () => import('./routes/products/product-changes.tsx'),
                  },
                  { path: paths.createLink.path, lazy: () => import('./routes/company/create-link.tsx') },
                  { path: paths.chatbots.path, lazy: () => import('./routes/company/chatbots.tsx') },
                  { path: paths.conversation.path, lazy: () => import('./routes/company/conversation.tsx') },
                  { path: paths.analytics.path, lazy: () => import('./routes/company/analytics.tsx') },
                ],
              },
            ],
          },
          {
            lazy: () => import('./guards/admin-guard.tsx'),
            children: [
              {
                lazy: () => import('./layouts/admin-layout.tsx'),
                children: [
                  {
                    path: paths.adminDashboard.path,
                    lazy: () => import('./routes/admin/admin-dashboard.tsx'),
                  },
                  { path: paths.adminClients.path, lazy: () => import('./routes/admin/admin-clients.tsx') },
                  { path: paths.adminManuals.path, lazy: () => import('./routes/admin/admin-manuals.tsx') },
                  {
                    path: paths.adminAnalytics.path,
                    lazy: () => import('./routes/admin/admin-analytics.tsx'),
                  },
                  { path: paths.adminPlans.path, lazy: () => import('./routes/admin/admin-plans.tsx') },
                  {
                    path: paths.adminSubscriptions.path,
                    lazy: () => import('./routes/admin/admin-subscriptions.tsx'),
                  },
                  { path: paths.adminSettings.path, lazy: () => import('./routes/admin/admin-settings.tsx') },
                  { path: paths.adminClient.path, lazy: () => import('./routes/admin/admin-client.tsx') },
                  {
                    path: paths.adminDemoRequests.path,
                    lazy: () => import('./routes/admin/admin-demo-requests.tsx'),
                  },
                  {
                    path: paths.adminTestimonials.path,
                    lazy: () => import('./routes/admin/admin-testimonials.tsx'),
                  },
                  { path: paths.adminAudit.path, lazy: () => import('./routes/admin/admin-audit.tsx') },
                  {
                    path: paths.adminClosedCompanies.path,
                    lazy: () => import('./routes/admin/admin-closed-companies.tsx'),
                  },
                  {
                    path: instructionPaths.promises.path,
                    lazy: () => import('./routes/admin/admin-promises.tsx'),
                  },
                  { path: paths.adminOutbox.path, lazy: () => import('./routes/admin/admin-outbox.tsx') },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', lazy: () => import('./routes/not-found.tsx') },
    ],
  },
]);
