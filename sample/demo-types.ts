import type { ErrorPhoto } from './photos.ts';

export type DemoCompany = {
  companyName: string;
  description: string;
  address: string;
  website: string;
  email: string;
  contact: string;
  /** Colour of its chatbots, `#rrggbb`. */
  accent: string;
};

/** The owner's account; its password is set where the demo is made. */
export type DemoOwner = { name: string; email: string };

export type DemoVideo = { link: string; description: string };

export type DemoProduct = {
  productName: string;
  category: string;
  description: string;
  /** File name under sample/. */
  manualFile: string;
  videos: DemoVideo[];
  /** Files under sample/photos/ with their texts. */
  errorPhotos: ErrorPhoto[];
};

export type DemoCustomer = { name: string; email: string };

/** One message of a customer; `works` is the feedback given to its answer, absent where none was given. */
export type DemoTurn = { question: string; works?: boolean };

/** Messages sent one after another to one chatbot, which is that of a customer (index) and a product (index). */
export type DemoConversation = {
  customer: number;
  product: number;
  /** Whole days before today, 0–30. */
  daysAgo: number;
  /** Hour of the first message, 0–23, local time. */
  hour: number;
  turns: DemoTurn[];
};

/** An answer of the company's own. `product` is an index; `page` is null where none is named. */
export type DemoCorrection = { product: number; question: string; answer: string; page: number | null };
