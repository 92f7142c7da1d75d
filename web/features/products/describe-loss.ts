import type { ProductDetail } from '../../../contracts/products.ts';
import { countOf } from '../../lib/count.ts';

type Contents = Pick<ProductDetail, 'product_name' | 'manuals' | 'chatbotCount' | 'images' | 'videos'>;

/** What is lost with a product: "HP 9, 2 manuals and 14 customer links go with it. The links stop answering at once." */
export function describeLoss({ product_name, manuals, chatbotCount, images, videos }: Contents): string {
  const parts = [
    manuals.length > 0 && countOf(manuals.length, 'manual'),
    images.length > 0 && countOf(images.length, 'error image'),
    videos.length > 0 && countOf(videos.length, 'video link'),
    chatbotCount > 0 && countOf(chatbotCount, 'customer link'),
  ].filter((part) => part !== false);
  if (parts.length === 0) return `${product_name} holds nothing else.`;
  const total = manuals.length + images.length + videos.length + chatbotCount;
  const sentence = `${product_name}: ${joined(parts)} ${total === 1 ? 'goes' : 'go'} with it.`;
  if (chatbotCount === 0) return sentence;
  return `${sentence} The ${chatbotCount === 1 ? 'link stops' : 'links stop'} answering at once.`;
}

function joined(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}
