import { Fragment } from 'react';
import { keyed } from '../../../lib/browser/keyed.ts';

const PARTS = /[^/]+\/*/g;

/** The address of a webhook, whose lines are preferably broken after a slash. */
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
