import { mcpPaths } from '../../../../contracts/chat/mcp-paths.ts';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { CodeBlock } from '../../../ui/list/code-block.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { texts } from '../texts.ts';

const words = texts.mcp;

/** The addresses at which AI assistants ask the company's manuals, with settings to copy. */
export function AssistantAccess() {
  const { origin } = window.location;
  const address = origin + mcpPaths.company;
  const settings = settingsOf(address);
  return (
    <Section title={words.title}>
      <div className="grid gap-3">
        <p className="max-w-[70ch] text-ink-2">
          {words.lede} {words.needs}
        </p>
        <h3 className="text-14 font-semibold">{words.address}</h3>
        <CodeBlock>{address}</CodeBlock>
        <div>
          <CopyButton isLabelled text={address} label={words.copy} doneMessage={words.copied} />
        </div>
        <h3 className="text-14 font-semibold">{words.snippet}</h3>
        <CodeBlock>{settings}</CodeBlock>
        <div>
          <CopyButton
            isLabelled
            text={settings}
            label={words.copySnippet}
            doneMessage={words.snippetCopied}
          />
        </div>
        <p className="max-w-[70ch] text-ink-2">{words.link}</p>
        <CodeBlock>{origin + mcpPaths.ofLink('…')}</CodeBlock>
      </div>
    </Section>
  );
}

const settingsOf = (url: string): string => {
  const headers = { Authorization: words.tokenHeader };
  return JSON.stringify({ mcpServers: { manuals: { type: 'http', url, headers } } }, null, 2);
};
