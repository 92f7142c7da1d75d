/** When something is worth doing, and how urgent it is. Every threshold of the improvement cards alone stands here. */
import type {
  ImprovementKind,
  ImprovementPriority,
} from '../../../../contracts/analytics/analytics-topics.ts';
import { matchDescription } from '../../../../engine/ask/match-description.ts';
import { codesIn, isFaultCode, speaksOfFault, writtenCode } from '../../../../engine/topics/fault-codes.ts';
import { VIDEO_FITS } from '../../../../replies/videos.ts';
import { countCustomers } from '../figures/count-customers.ts';
import type { ProductTroubles, Unhelped, UnhelpedTopic } from '../topics/topics.service.ts';

/** What a product has been given already, and how much is asked about it. */
export type ProductHelp = {
  /** Title and description of each error image. */
  images: readonly string[];
  /** Descriptions of the videos. */
  videos: readonly string[];
  /** Questions about the product in the period. */
  asked: number;
};

/** Something to do for a product. */
export type Proposal = {
  kind: ImprovementKind;
  priority: ImprovementPriority;
  product: ProductTroubles['product'];
  subject: string;
  asked: number | null;
  /** What speaks for it, newest first. */
  questions: Unhelped[];
};

/** One question may be chance. */
const MIN_QUESTIONS = 2;
/** Customers who said that the steps don't work, from which on a video may show them better. */
const MIN_FOR_VIDEO = 3;
/** Unanswered questions, and their share of all, from which on the manual as a whole lacks something. */
const MIN_FOR_MANUAL = 10;
const MANUAL_SHARE = 0.3;
const HIGH = { questions: 10, customers: 5 };
const MEDIUM = { questions: 5, customers: 3 };

/** Urgent is what many ask, or many different customers. */
export function priorityOf(questions: readonly Unhelped[]): ImprovementPriority {
  const customers = countCustomers(questions);
  if (questions.length >= HIGH.questions || customers >= HIGH.customers) return 'high';
  return questions.length >= MEDIUM.questions || customers >= MEDIUM.customers ? 'medium' : 'low';
}

/**
 * Proposes what would help with a product's troubles: an error image for each code without one; for each topic a
 * video if its steps did not work, otherwise a correction; and a new manual if much goes unanswered. Questions that a
 * correction answers now need nothing.
 */
export function proposeFor({ product, questions, topics }: ProductTroubles, help: ProductHelp): Proposal[] {
  const open = questions.filter(({ isCorrected }) => !isCorrected);
  const images = proposeImages(open, help);
  const pictured = new Set(images.flatMap((image) => image.questions));
  const found = [
    ...images,
    ...topics.flatMap((topic) => proposeForTopic(topic, pictured, help)),
    ...proposeManual(product.name, open, help),
  ];
  return found.map((one) => ({ asked: null, ...one, product, priority: priorityOf(one.questions) }));
}

type Found = Pick<Proposal, 'kind' | 'subject' | 'questions'> & Partial<Pick<Proposal, 'asked'>>;

function proposeImages(open: readonly Unhelped[], { images }: ProductHelp): Found[] {
  const pictured = new Set(images.flatMap(codesIn));
  const named = new Map<string, Unhelped[]>();
  for (const question of open)
    for (const code of codesIn(question.content))
      if (!pictured.has(code)) named.set(code, [...(named.get(code) ?? []), question]);
  return [...named]
    .filter(([, own]) => own.length >= MIN_QUESTIONS)
    .filter(([code, own]) => isFaultCode(code) || own.some(({ content }) => speaksOfFault(content)))
    .map(([code, own]) => {
      const contents = own.map(({ content }) => content);
      return { kind: 'error-image', subject: writtenCode(code, contents), questions: own };
    });
}

function proposeForTopic(
  { name, questions }: UnhelpedTopic,
  pictured: ReadonlySet<Unhelped>,
  { videos }: ProductHelp,
): Found[] {
  const own = questions.filter((question) => !question.isCorrected && !pictured.has(question));
  if (own.length < MIN_QUESTIONS) return [];
  const failedSteps = own.filter(({ isAnswered, hasSteps }) => isAnswered && hasSteps);
  const isShown = videos.some((video) => matchDescription(name, video) >= VIDEO_FITS);
  const needsVideo =
    failedSteps.length * 2 > own.length && countCustomers(failedSteps) >= MIN_FOR_VIDEO && !isShown;
  return [{ kind: needsVideo ? 'video' : 'correction', subject: name, questions: own }];
}

function proposeManual(name: string, open: readonly Unhelped[], { asked }: ProductHelp): Found[] {
  const unanswered = open.filter(({ isAnswered }) => !isAnswered);
  const isMuch = unanswered.length >= MIN_FOR_MANUAL && unanswered.length >= asked * MANUAL_SHARE;
  return isMuch ? [{ kind: 'manual', subject: name, asked, questions: unanswered }] : [];
}

const RANK: readonly ImprovementPriority[] = ['high', 'medium', 'low'];

/** Most urgent first, then by the number of questions. */
export const byUrgency = (a: Proposal, b: Proposal): number =>
  RANK.indexOf(a.priority) - RANK.indexOf(b.priority) || b.questions.length - a.questions.length;
