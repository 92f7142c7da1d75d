import { Fragment } from 'react';
import { keyed } from '../../../lib/keyed.ts';

const PARTS = /[^/]+\/*/g;

/** The address of a webhook, which breaks behind a slash before it breaks anywhere else. */
export const WebhookUrl = ({ url }: { url: string }) => (
  <span className="wrap-anywhere">
    {keyed(url.match(PARTS) ?? [], String).map(({ key, item }) => (
      <Fragment key={key}>
        {item}
        <wbr />
      </Fragment>
    ))}
  </span>
);
