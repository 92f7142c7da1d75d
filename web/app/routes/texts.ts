/** Words of the company's screens besides those of their features. */
export const texts = {
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
    productCorrections: 'Corrections',
    likelyQuestions: 'Ten Questions',
    productCheck: 'Manual check',
    chatbots: 'Chatbots',
    conversation: 'Conversation',
    analytics: 'Analytics',
  },
  /** Line above a form that adds something to a product. */
  product: (name: string) => `Product: ${name}`,
  productTabs: {
    products: 'Products',
    label: 'Parts of the product',
    customers: 'Customers',
    customersWait: 'As soon as your company is approved, you can give customers their links here.',
    manuals: 'Manuals',
    media: 'Media',
    tryIt: 'Try it',
    firstQuestions: 'First questions',
  },
  questionTabs: {
    label: 'Questions and corrections',
    questions: 'Questions',
    likely: 'Ten questions',
    corrections: 'Corrections',
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
} as const;
