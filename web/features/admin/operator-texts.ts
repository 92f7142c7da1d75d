/** Words of the form for who runs the installation. */
export const texts = {
  title: 'Legal Pages',
  lede: 'Who runs this installation. Terms, privacy notice and imprint name it, and say that they are drafts until everything needed is filled in and the texts were checked.',
  fields: {
    name: 'Name or company',
    address: 'Postal address',
    email: 'E-mail address',
    law: 'Governing law',
    phone: 'Phone',
    representative: 'Represented by',
    register: 'Register entry',
    taxId: 'VAT number',
  },
  lawHint: 'The country or state whose law the terms name, such as “Germany”.',
  representativeHint: 'Who acts for the company, where the law asks for that.',
  reviewed: 'I have had the texts checked for this installation',
  reviewedHint: 'They are sensible drafts and no legal advice.',
  isDraft: 'The pages say that they are drafts now.',
  isPublished: 'The pages are shown without the draft mark.',
  save: 'Save Legal Pages',
  saving: 'Saving...',
  saved: 'The legal pages are changed.',
  leave: {
    question: 'Leave without saving?',
    consequence: 'The legal pages stay as they are.',
  },
} as const;
