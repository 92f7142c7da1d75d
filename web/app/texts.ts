/** Words of the frame around screens, and of pages without a screen. */
export const texts = {
  greeting: (name: string) => `Welcome ${name}`,
  company: {
    dashboard: 'Dashboard',
    products: 'Products',
    chatbots: 'Chatbots',
    analytics: 'Analytics',
    settings: 'Settings',
  },
  admin: {
    dashboard: 'Dashboard',
    clients: 'Clients',
    manuals: 'Products / Manuals',
    analytics: 'Analytics',
    plans: 'Pricing Plans',
    subscriptions: 'Subscriptions',
    settings: 'Settings',
    demoRequests: 'Demo Requests',
    outbox: 'Outbox',
    audit: 'Audit Trail',
    testimonials: 'Testimonials',
    role: 'Administrator',
  },
  cataloguePreview: {
    landing: (currency: string) => `Landing page, prices in ${currency}`,
    calculator: 'Price calculator',
    chooser: 'Plan chooser',
  },
  askNext: 'Ask next',
  broken: {
    documentTitle: 'Error',
    title: 'This page could not be shown',
    notLoaded: 'The page did not load. Please check your connection.',
    failed: 'An error occurred. Please try again.',
    retry: 'Try Again',
  },
  notFound: { title: "Oops! The page you're looking for doesn't exist.", home: 'Go Back Home' },
  unauthorized: {
    title: 'Unauthorized',
    text: 'Your account may not open this page. Sign in with one that may.',
    login: 'Login',
  },
} as const;
