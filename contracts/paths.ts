/** Addresses of the screens, each with a function that builds it, for the router, links and mails. */
const screen = <const P extends string, A extends unknown[]>(path: P, href: (...args: A) => string) => ({
  path,
  href,
});
const fixed = <const P extends string>(path: P) => screen(path, () => path);

/** Every screen: `path` for the router, `href` for a link to it. */
export const paths = {
  landing: fixed('/'),
  register: fixed('/register'),
  login: fixed('/login'),
  companySignIn: screen('/sign-in/:companyId', (companyId: string) => `/sign-in/${companyId}`),
  signedIn: fixed('/signed-in'),
  forgotPassword: fixed('/forgot-password'),
  // A mailed token comes after the #. Browsers do not send that part, so it reaches no log on the way.
  resetPassword: screen('/reset-password', (token: string) => `/reset-password#${token}`),
  confirmEmail: screen('/confirm-email', (token: string) => `/confirm-email#${token}`),
  confirmNewEmail: screen('/confirm-new-email', (token: string) => `/confirm-new-email#${token}`),
  undoEmailChange: screen('/undo-email-change', (token: string) => `/undo-email-change#${token}`),
  undoClosing: screen('/undo-closing', (token: string) => `/undo-closing#${token}`),
  companyClosed: fixed('/company-closed'),
  stopWeeklySummary: screen('/stop-weekly-summary', (token: string) => `/stop-weekly-summary#${token}`),
  stopInvitations: screen('/stop-invitations', (token: string) => `/stop-invitations#${token}`),
  createCompany: fixed('/create-company'),
  thanks: fixed('/thanks-page'),
  dashboard: fixed('/dashboard'),
  uploadProduct: fixed('/upload-product'),
  products: fixed('/products'),
  productDetails: screen(
    '/product-details/:productId',
    (productId: string) => `/product-details/${productId}`,
  ),
  editProduct: screen('/edit-products/:productId', (productId: string) => `/edit-products/${productId}`),
  uploadVideoLink: screen(
    '/upload-video-link/:productId',
    (productId: string) => `/upload-video-link/${productId}`,
  ),
  uploadImageLink: screen(
    '/upload-image-link/:productId',
    (productId: string) => `/upload-image-link/${productId}`,
  ),
  productQuestions: screen(
    '/product-questions/:productId',
    (productId: string) => `/product-questions/${productId}`,
  ),
  productCorrections: screen(
    '/product-corrections/:productId',
    (productId: string) => `/product-corrections/${productId}`,
  ),
  likelyQuestions: screen(
    '/likely-questions/:productId',
    (productId: string) => `/likely-questions/${productId}`,
  ),
  productCheck: screen('/product-check/:productId', (productId: string) => `/product-check/${productId}`),
  createLink: screen(
    '/create-link/:companyId/:productId',
    (companyId: string, productId: string) => `/create-link/${companyId}/${productId}`,
  ),
  chatbots: fixed('/chatbots'),
  conversation: screen(
    '/conversations/:productId/:uniqueId',
    (productId: string, uniqueId: string) => `/conversations/${productId}/${uniqueId}`,
  ),
  analytics: fixed('/analytics'),
  settings: fixed('/settings'),
  account: fixed('/settings/account'),
  team: fixed('/settings/team'),
  apiSettings: fixed('/settings/api'),
  companyAudit: fixed('/settings/audit'),
  companyData: fixed('/settings/data'),
  joinTeam: screen('/join', (token: string) => `/join#${token}`),
  subscription: fixed('/subscription-info'),
  // The plan is shown though the chooser does not list it: the landing page has plans of its own.
  purchase: screen('/purchase-item', (plan: string) => `/purchase-item?plan=${encodeURIComponent(plan)}`),
  demoForm: fixed('/demo-form'),
  chat: screen(
    '/chatbot/:companyId/:productId/:uniqueId',
    (companyId: string, productId: string, uniqueId: string) =>
      `/chatbot/${companyId}/${productId}/${uniqueId}`,
  ),
  unauthorized: fixed('/unauthorized'),
  adminDashboard: fixed('/admin/dashboard'),
  adminClients: fixed('/admin/get-users'),
  adminClient: screen('/admin/get-user/:userId', (userId: string) => `/admin/get-user/${userId}`),
  adminClosedCompanies: fixed('/admin/closed-companies'),
  adminManuals: fixed('/admin/manuals'),
  adminAnalytics: fixed('/admin/analytics'),
  adminPlans: fixed('/admin/plans'),
  adminSubscriptions: fixed('/admin/subscriptions'),
  adminSettings: fixed('/admin/settings'),
  adminDemoRequests: fixed('/admin/get-form-data'),
  adminTestimonials: fixed('/admin/testimonials'),
  adminOutbox: fixed('/admin/outbox'),
  adminAudit: fixed('/admin/audit'),
};
