import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { readOrigin } from '../../../../contracts/chat/embedding.ts';
import { paths } from '../../../../contracts/paths.ts';
import { MAX_EMBED_ORIGINS } from '../../../../contracts/plans/limits.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { useUpdateProfile } from '../api/update-profile.ts';
import { texts } from '../settings-texts.ts';

const words = texts.embedding;

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A sentence about the first line that is no site; undefined if all are. */
function findFault(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const read = readOrigin(line);
    if ('fault' in read) return words.fault(line, read.fault);
  }
  return undefined;
}

/** The form for the sites that may show the company's chats. It says for each line, as it is typed, what it allows. */
export function EmbeddingForm({ origins }: { origins: readonly string[] }) {
  const update = useUpdateProfile();
  const [text, setText] = useState(origins.join('\n'));
  const [fault, setFault] = useState<string>();
  const lines = linesOf(text);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const found = findFault(lines);
    setFault(found);
    if (found) return;
    update.mutateAsync({ embedOrigins: lines }).then(
      () => showToast(words.saved),
      // The error is shown above the field from the mutation's own state.
      () => undefined,
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <p>
        {words.intro} <Link to={paths.chatbots.path}>{words.list}</Link>
      </p>
      <FormError>{update.error ? messageOf(update.error) : undefined}</FormError>
      <Field
        label={words.sites}
        hint={words.sitesHint(MAX_EMBED_ORIGINS)}
        error={fault}
        isLocked={update.isPending}
        isOptional
      >
        <Textarea
          value={text}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <ul aria-label={words.verdicts} className="grid gap-1 text-13 text-ink-2">
        {lines.length === 0 && <li>{words.none}</li>}
        {lines.map((line) => (
          <Verdict key={line} line={line} />
        ))}
        {lines.length > 0 && <li>{words.others}</li>}
      </ul>
      <div>
        <Button type="submit" variant="go" busyText={update.isPending && words.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function Verdict({ line }: { line: string }) {
  const read = readOrigin(line);
  return (
    <li className="wrap-anywhere">
      {'origin' in read ? words.allowed(read.origin) : words.fault(line, read.fault)}
    </li>
  );
}
