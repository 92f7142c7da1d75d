import type { ProductDetail } from '../../../contracts/manuals/products.ts';
import { texts } from './texts.ts';

const words = texts.loss;

type Contents = Pick<ProductDetail, 'product_name' | 'manuals' | 'chatbotCount' | 'images' | 'videos'>;

/** Describes what is lost with a product: "HP 9: 2 manuals and 14 customer links go with it. The links stop …" */
export function describeLoss({ product_name, manuals, chatbotCount, images, videos }: Contents): string {
  const parts = [
    manuals.length > 0 && words.manuals(manuals.length),
    images.length > 0 && words.images(images.length),
    videos.length > 0 && words.videos(videos.length),
    chatbotCount > 0 && words.links(chatbotCount),
  ].filter((part) => part !== false);
  if (parts.length === 0) return words.nothing(product_name);
  const total = manuals.length + images.length + videos.length + chatbotCount;
  const sentence = words.goes(product_name, parts, total);
  return chatbotCount === 0 ? sentence : `${sentence} ${words.linksStop(chatbotCount)}`;
}
