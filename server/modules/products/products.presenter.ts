import type { Manual } from '../../../contracts/manuals/manuals.ts';
import type { ErrorImage, VideoLink } from '../../../contracts/manuals/media.ts';
import type { Product, ProductDetail } from '../../../contracts/manuals/products.ts';
import { coverLink } from '../files/cover-link.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { ManualOverview } from '../manuals/manual-overview.ts';
import { pagesOf } from '../manuals/pages-of.ts';
import { isNew, productStatus } from './products.policy.ts';
import type { ProductRow } from './products.repository.ts';

type Listed = { product: ProductRow; manuals: readonly ManualOverview[]; chatbotCount: number };

/** A product as lists show it; `manuals` are its own, oldest first. */
export function presentProduct(
  { product, manuals, chatbotCount }: Listed,
  links: LinkSigner,
  now = new Date(),
): Product {
  const first = manuals[0];
  const version = first ? (first.answering ?? first.latest) : null;
  return {
    _id: product.id,
    product_name: product.name,
    category: product.category,
    description: product.description,
    filename: version?.filename ?? '',
    pages: version && pagesOf(version),
    // A file that could not be read can seldom be drawn.
    cover:
      first && version && version.status !== 'failed'
        ? coverLink(links, version.fileKey, first.hasPictures)
        : null,
    uploadedAt: product.createdAt.toISOString(),
    chatbotCount,
    status: productStatus(manuals),
    isNew: isNew(product.createdAt, now),
  };
}

type Detailed = Listed & {
  questions: number;
  shownManuals: Manual[];
  images: ErrorImage[];
  videos: VideoLink[];
};

/** A product with everything on its page. */
export function presentProductDetail(detailed: Detailed, links: LinkSigner): ProductDetail {
  return {
    ...presentProduct(detailed, links),
    companyId: detailed.product.companyId,
    sections: detailed.shownManuals.reduce((total, manual) => total + manual.sections, 0),
    questions: detailed.questions,
    manuals: detailed.shownManuals,
    images: detailed.images,
    videos: detailed.videos,
  };
}
