import { classNames } from '../../../lib/browser/class-names.ts';
import { Cover } from '../../../ui/picture/cover.tsx';

type ProductMarkProps = {
  name: string;
  /** The company's logo, which goes before the cover. */
  logo: string | null;
  /** The picture of the product's manual. */
  cover: string | null | undefined;
  className?: string | undefined;
};

/** What the product is known by: the company's logo, or the cover of its manual. */
export function ProductMark({ name, logo, cover, className }: ProductMarkProps) {
  if (!logo)
    return <Cover name={name} picture={cover} isMark className={classNames('product-mark', className)} />;
  return (
    <img
      src={logo}
      alt=""
      width={44}
      height={44}
      className={classNames('size-11 flex-none border border-line bg-page object-contain', className)}
    />
  );
}
