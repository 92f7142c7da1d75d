/** A company with a product, and customers of it with links of their own, for tests of the chat. */
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { PHONE } from './browser.ts';
import type { Scene } from './scene.ts';
import { addProduct, chatPath, createChatbot, createVendor, type Vendor } from './vendor.ts';
import type { Visit, Visitor } from './visits.ts';

/** Who owns the company, and what its product and manual are. */
type Offer = { owner?: string; name?: string; manual?: File };

export type Customers = {
  readonly vendor: Vendor;
  readonly productId: string;
  /** The link of a customer who had none. */
  newChatbot: () => Promise<Chatbot>;
  /**
   * A browser in which a customer has opened her link, a new one unless named: on a phone unless `look` says otherwise.
   * `prepare` is done before the page is opened.
   */
  openChat: (options?: {
    chatbot?: Chatbot;
    look?: Visit | undefined;
    prepare?: (page: Page) => unknown;
  }) => Promise<Visitor>;
  /** The same, and the question is asked; resolves once the page shows a procedure. */
  openProcedure: (question: string, look?: Visit) => Promise<Visitor>;
};

/** Makes company and product before the first test of the file that calls it. */
export function setCustomers(scene: Scene, { owner = 'Ines Halloran', name, manual }: Offer = {}): Customers {
  let made: { vendor: Vendor; productId: string } | undefined;
  let customers = 0;
  const now = () => {
    if (!made) throw new Error('There are customers only while hooks and tests run.');
    return made;
  };
  beforeAll(async () => {
    const vendor = await createVendor(scene, owner);
    made = { vendor, productId: await addProduct(scene, vendor, name, manual) };
  });

  const newChatbot = () => {
    customers += 1;
    const email = `customer-${customers}@customer.example`;
    return createChatbot(scene, now().vendor, { productId: now().productId, email });
  };
  const openChat: Customers['openChat'] = async ({ chatbot, look, prepare } = {}) => {
    const visitor = await scene.visit({ viewport: PHONE, ...look });
    await prepare?.(visitor.page);
    await scene.open(visitor.page, chatPath(chatbot ?? (await newChatbot())));
    return visitor;
  };
  return {
    get vendor() {
      return now().vendor;
    },
    get productId() {
      return now().productId;
    },
    newChatbot,
    openChat,
    openProcedure: async (question, look) => {
      const visitor = await openChat({ look });
      await askIn(visitor.page, question);
      await visitor.page.getByRole('button', { name: 'Step by step' }).waitFor();
      return visitor;
    },
  };
}

/** Types a question into an open chat and sends it. */
export async function askIn(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox').fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
}
