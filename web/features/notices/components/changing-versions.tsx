import { useState } from 'react';
import type { ChangingVersion } from '../../../../contracts/manuals/notices.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { texts } from '../texts.ts';
import { ChangedAnswers } from './changed-answers.tsx';

type ChangingVersionsProps = { productId: string; versions: readonly ChangingVersion[] };

/** New versions, newest first, each with what it changes. */
export function ChangingVersions({ productId, versions }: ChangingVersionsProps) {
  return (
    <Section title={texts.versions}>
      {versions.length === 0 && <EmptyState title={texts.noVersions}>{texts.noVersionsText}</EmptyState>}
      {versions.length > 0 && (
        <ul className="grid list-none">
          {versions.map((version, i) => (
            <Version key={version.versionId} productId={productId} version={version} isNewest={i === 0} />
          ))}
        </ul>
      )}
    </Section>
  );
}

type VersionProps = { productId: string; version: ChangingVersion; isNewest: boolean };

function Version({ productId, version, isNewest }: VersionProps) {
  const { title, timestamp, comparedAt, answers, changed, doubtful, customers } = version;
  const isChanged = changed + doubtful > 0;
  const [isOpen, setIsOpen] = useState(isNewest);
  return (
    <li className="grid gap-2 border-t border-hair py-4 first:border-t-0 first:pt-0">
      <h3 className="font-semibold wrap-anywhere">
        {texts.heading(title, version.version, formatDate(timestamp))}
      </h3>
      {comparedAt === null && <p role="status">{texts.comparing}</p>}
      {comparedAt !== null && !isChanged && <p className="text-ink-2">{texts.unchanged(answers)}</p>}
      {isChanged && (
        <>
          <p>{texts.changed(changed + doubtful, customers)}</p>
          {doubtful > 0 && <p className="max-w-[72ch] text-ink-2">{texts.doubtful(doubtful)}</p>}
          <Button className="justify-self-start" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.hide : texts.show}
          </Button>
          {isOpen && <ChangedAnswers productId={productId} versionId={version.versionId} />}
        </>
      )}
    </li>
  );
}
