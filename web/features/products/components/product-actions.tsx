import {
  ClipboardCheck,
  FileText,
  Layers,
  ListChecks,
  Mail,
  MessageCircle,
  MessageCircleQuestion,
  MessageSquareQuote,
  Pencil,
  Plus,
  QrCode,
} from 'lucide-react';
import { instructionPaths } from '../../../../contracts/instruction-paths.ts';
import type { ProductDetail } from '../../../../contracts/manuals/products.ts';
import { noticePath } from '../../../../contracts/notice-path.ts';
import { paths } from '../../../../contracts/paths.ts';
import { placePath } from '../../../../contracts/place-path.ts';
import { writerReportPath } from '../../../../contracts/writer-report-path.ts';
import { askLink } from '../../../lib/browser/ask-link.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { texts } from '../texts.ts';
import { DeleteProduct } from './delete-product.tsx';

type ProductActionsProps = {
  product: ProductDetail;
  /** Whether customers can be given links. */
  isPublic: boolean;
};

/** What can be done with a product. */
export function ProductActions({ product, isPublic }: ProductActionsProps) {
  return (
    <div className="grid content-start gap-2 max-md:col-span-full max-md:grid-cols-2 max-[300px]:grid-cols-1">
      <AskActions product={product} isPublic={isPublic} />
      <ButtonLink to={paths.editProduct.href(product._id)} icon={<Pencil size={18} aria-hidden="true" />}>
        {texts.editProduct}
      </ButtonLink>
      <QuestionLinks product={product} isPublic={isPublic} />
      <ButtonLink
        to={paths.productCheck.href(product._id)}
        icon={<ClipboardCheck size={18} aria-hidden="true" />}
      >
        {texts.manualCheck}
      </ButtonLink>
      {isPublic && (
        <ButtonLink to={writerReportPath.href(product._id)} icon={<Layers size={18} aria-hidden="true" />}>
          {texts.writerReport}
        </ButtonLink>
      )}
      <DeleteProduct product={product} />
    </div>
  );
}

/** Asking the manual, by oneself or by customers. */
function AskActions({ product, isPublic }: ProductActionsProps) {
  return (
    <>
      {product.status === 'ready' && (
        <ButtonLink
          variant={isPublic ? 'outline' : 'go'}
          className="max-md:col-span-full"
          {...askLink(product._id)}
          icon={<MessageCircle size={18} aria-hidden="true" />}
        >
          {texts.ask}
        </ButtonLink>
      )}
      {isPublic && (
        <ButtonLink
          variant="go"
          className="max-md:col-span-full"
          to={paths.createLink.href(product.companyId, product._id)}
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {texts.createChatbot}
        </ButtonLink>
      )}
    </>
  );
}

/** What is asked of the product, answered and published. */
function QuestionLinks({ product, isPublic }: ProductActionsProps) {
  return (
    <>
      {isPublic && (
        <ButtonLink
          to={paths.productQuestions.href(product._id)}
          icon={<MessageCircleQuestion size={18} aria-hidden="true" />}
        >
          {texts.viewQuestions}
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.productCorrections.href(product._id)}
        icon={<MessageSquareQuote size={18} aria-hidden="true" />}
      >
        {texts.corrections}
      </ButtonLink>
      <ButtonLink
        to={paths.likelyQuestions.href(product._id)}
        icon={<ListChecks size={18} aria-hidden="true" />}
      >
        {texts.likelyQuestions}
      </ButtonLink>
      {isPublic && (
        <ButtonLink
          to={instructionPaths.product.href(product._id)}
          icon={<FileText size={18} aria-hidden="true" />}
        >
          {texts.instructions}
        </ButtonLink>
      )}
      {isPublic && (
        <ButtonLink to={placePath.href(product._id)} icon={<QrCode size={18} aria-hidden="true" />}>
          {texts.places}
        </ButtonLink>
      )}
      {isPublic && (
        <ButtonLink to={noticePath.href(product._id)} icon={<Mail size={18} aria-hidden="true" />}>
          {texts.changes}
        </ButtonLink>
      )}
    </>
  );
}
