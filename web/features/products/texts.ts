/** Words of the products: their list, their pages and forms. */
import { countOf } from '../../lib/text/count.ts';

const joined = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
};

export const texts = {
  title: 'Products',
  all: 'All products',
  open: 'Open product',
  view: 'View',
  ask: 'Ask',
  edit: 'Edit',
  isNew: 'New',
  notPublicYet: 'Not public yet',
  noCategory: 'General',
  noDescription: 'No description available',
  createChatbot: 'Create Chatbot',
  editProduct: 'Edit Product',
  viewQuestions: 'View Questions',
  corrections: 'Corrections',
  likelyQuestions: 'Ten questions',
  instructions: 'Instructions',
  manualCheck: 'Manual check',
  loading: 'Loading product...',
  loadingAll: 'Loading products...',
  chatbots: (count: number) => countOf(count, 'chatbot'),
  figures: { id: 'ID', pages: 'Pages', sections: 'Sections', questions: 'Questions' },
  status: { processing: 'Reading', ready: 'Ready', failed: 'Failed' },
  notFound: {
    title: 'Product not found...',
    text: 'It may have been deleted, or the address is not complete.',
  },
  grid: {
    search: 'Search products by name',
    searchPlaceholder: 'Search products',
    add: 'Add Product',
    noneFound: (search: string) => `No product is called “${search}”`,
    noneFoundText: 'Look for another part of its name.',
    showAll: 'Show all products',
    empty: 'No products yet',
    emptyText: 'Add a product with its manual. A few minutes later its chatbot can answer.',
  },
  form: {
    name: 'Product Name',
    /** Name of the field in its error messages. */
    nameInSentences: 'Product name',
    namePlaceholder: 'Enter product name',
    description: 'Product Description',
    descriptionPlaceholder: 'Enter product description',
    category: 'Category',
    manual: 'Product Manual',
    address: 'Web address of the manual',
    addressPlaceholder: 'https://',
    addressHint:
      'In the place of a file: the manual is fetched from there once. Only public addresses are called.',
    newVersion: (title: string) => `New version of “${title}”`,
    cancel: 'Cancel',
    create: 'Create Product & Generate Chatbot',
    creating: 'Creating Product...',
    back: 'Back to product',
    save: 'Save Changes',
    saving: 'Saving...',
    saved: 'Product updated successfully!',
    failed: 'Failed to update product. Please try again.',
  },
  variants: {
    title: 'Which variant is it?',
    text: 'The manuals tell of several. Choose the one that this product is, and customers are not asked.',
    ask: 'Ask the customer',
    which: (names: readonly string[]) => names.join(', '),
    saved: 'Variant saved.',
  },
  offline: {
    title: 'Without reception',
    text: 'Customers can save the chat on their device, where it then answers without a network. If you forbid it, saved chats are forgotten when their device next reaches the server.',
    allow: 'Customers may save the chat',
    saved: 'Saved.',
  },
  notes: [
    {
      title: 'Which file',
      text: 'The manual as you give it to your customers. Further manuals can be added on the product’s page.',
    },
    {
      title: 'What happens with it',
      text: 'It is sent, then read page by page. You see both, and can leave once it is sent.',
    },
    {
      title: 'What customers get',
      text: 'Answers from this manual, each with the page it stands on. What the manual does not say is not made up.',
    },
  ],
  sending: {
    leave: {
      question: 'Leave while the manual is being sent?',
      consequence: 'Sending stops and nothing of it is kept.',
    },
    processing: 'Please wait While Processing PDF',
    processingText: 'Processing PDF... Please wait.',
    isSendingText: 'Sending the file.',
    isSentText: 'The file was sent. Reading it.',
    failed: 'The manual could not be read',
    failedText: 'The product was created, but can’t answer yet.',
    file: 'Sending the file',
    isFetchingText: 'Fetching the file from its address.',
    isFetchedText: 'The file was fetched. Reading it.',
    fetching: 'Fetching the file from its address',
    fetched: 'Fetched',
    sending: 'Sending',
    sent: 'Sent',
    reading: 'Reading',
    stay: 'Stay on this page until the file is sent.',
    canReplace: 'On the product’s page the manual can be replaced by another file.',
    canLeave: 'You can leave this page. Reading goes on, and the product shows how far it is.',
  },
  deletion: {
    verb: 'Delete Product',
    question: 'Are you sure you want to delete this product?',
    busy: 'Deleting...',
  },
  loss: {
    manuals: (count: number) => countOf(count, 'manual'),
    images: (count: number) => countOf(count, 'error image'),
    videos: (count: number) => countOf(count, 'video link'),
    links: (count: number) => countOf(count, 'customer link'),
    nothing: (product: string) => `${product} holds nothing else.`,
    goes: (product: string, parts: readonly string[], total: number) =>
      `${product}: ${joined(parts)} ${total === 1 ? 'goes' : 'go'} with it.`,
    linksStop: (count: number) => `The ${count === 1 ? 'link stops' : 'links stop'} answering at once.`,
  },
};
