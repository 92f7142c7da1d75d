import { writeLinkMail } from './mail-layout.ts';
import type { MailContent } from './mail-templates.ts';

type PaperRequestMail = {
  brandName: string;
  productName: string;
  model: string;
  name: string;
  address: string;
  /** ISO 639-1. */
  language: string;
  serial: string;
  /** YYYY-MM-DD. */
  dueOn: string;
  link: string;
};

/** Tells a maker who wants instructions on paper. It goes to nobody else, and holds what a stranger wrote as plain text. */
export function paperRequestMail(request: PaperRequestMail): MailContent {
  const { brandName, productName, model, name, address, language, serial, dueOn, link } = request;
  const wanted = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  return writeLinkMail({
    subject: `Instructions on paper for ${model}, due ${dueOn}`,
    paragraphs: [
      `Somebody asks for the instructions of ${productName} (${model}) on paper, in ${wanted}. By what your page promises, they are due on ${dueOn}.`,
      `Name: ${name}`,
      `Address: ${address}`,
      ...(serial === '' ? [] : [`Serial number: ${serial}`]),
      'Say on this page when they are in the post.',
    ],
    link,
    linkText: 'Open the requests',
    ending: `Sent by ${brandName} because somebody filled in the form on your instructions page. The name and address were not checked.`,
  });
}
