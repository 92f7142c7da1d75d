import type { Improvement, UnhelpedQuestion } from '../../../contracts/analytics/analytics-topics.ts';
import { paths } from '../../../contracts/paths.ts';

/** Most characters for which the list of questions can be searched. */
const MAX_SEARCH_CHARS = 200;

type Asked = Pick<UnhelpedQuestion, '_id' | 'content'>;

/** The question in the list of its product, with the answer as the customer saw it. */
export const answerHref = (productId: string, { _id, content }: Asked): string =>
  `${paths.productQuestions.href(productId)}?${searchFor(content)}&open=${_id}`;

/** Address of a question in that list, with the correction of its answer open. */
const correctHref = (productId: string, { _id, content }: Asked): string =>
  `${paths.productQuestions.href(productId)}?${searchFor(content)}&correct=${_id}`;

/** Address of the screen on which an improvement can be made. */
export function improvementHref({ kind, product, subject, questions }: Improvement): string {
  const [newest] = questions;
  switch (kind) {
    case 'error-image':
      return `${paths.uploadImageLink.href(product._id)}?${new URLSearchParams({ title: subject })}`;
    case 'video':
      return paths.uploadVideoLink.href(product._id);
    case 'correction':
      if (newest) return correctHref(product._id, newest);
      return paths.productQuestions.href(product._id);
    case 'manual':
      return paths.productDetails.href(product._id);
  }
}

const searchFor = (content: string) =>
  new URLSearchParams({ search: content.slice(0, MAX_SEARCH_CHARS).trim() });
