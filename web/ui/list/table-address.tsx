import './table.css';

type TableAddressProps = {
  /** An e-mail address: a long word without a place to break it. */
  address: string;
  /** Where it leads, if anywhere. */
  href?: string;
  /** Opens in a tab of its own. */
  isApart?: boolean;
};

/** An address in a table: on one line, cut where its column ends; whole on phones, and where the pointer rests on it. */
export function TableAddress({ address, href, isApart }: TableAddressProps) {
  const apart = isApart ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <span className="table-address" title={address}>
      {href === undefined ? (
        <span>{address}</span>
      ) : (
        <a href={href} {...apart}>
          {address}
        </a>
      )}
    </span>
  );
}
