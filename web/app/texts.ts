/** Words of the frame around the screens, and of the pages where there is no screen. */
export const texts = {
  greeting: (name: string) => `Welcome ${name}`,
  company: { dashboard: 'Dashboard', products: 'Products', chatbots: 'Chatbots', settings: 'Settings' },
  admin: {
    clients: 'Clients',
    demoRequests: 'Demo Requests',
    outbox: 'Outbox',
    testimonials: 'Testimonials',
    role: 'Administrator',
  },
  titles: {
    dashboard: 'Dashboard',
    products: 'All Products',
    product: 'Product',
    uploadProduct: 'Add New Product',
    createLink: 'Create Chatbot',
    editProduct: 'Edit Product',
    uploadVideoLink: 'Add Video Link',
    uploadImageLink: 'Add Error Image',
    productQuestions: 'Product Questions',
    chatbots: 'Chatbots',
  },
  /** Above a form that adds something to a product. */
  product: (name: string) => `Product: ${name}`,
  productTabs: {
    label: 'Parts of the product',
    customers: 'Customers',
    manuals: 'Manuals',
    media: 'Media',
  },
  moreForAnswers: {
    title: 'More for the answers',
    text: 'A picture of an error helps to recognise a customer’s photo. A video is shown with the answers it fits.',
    addVideo: 'Add video link',
    addImage: 'Add error image',
  },
  uploadProduct: {
    lede: 'Fill in the product details and upload the user manual to create a new chatbot.',
    isRead: 'The manual is read. Customers can get their chatbots now.',
  },
  loadingDashboard: 'Loading dashboard...',
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
