import type { ReactNode } from 'react';
import type { PlatformSettings as Settings } from '../../../../contracts/admin/platform-settings.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { texts } from '../settings-texts.ts';
import { ConnectionTestButton } from './connection-test-button.tsx';
import { IdentityForm } from './identity-form.tsx';
import { OperatorSection } from './operator-form.tsx';
import { Retention } from './retention.tsx';

/** A setting: its name, its current value, and the variable from which it is read. */
type Row = { name: string; value: string; variable: string };

const COLUMNS: readonly Column<Row>[] = [
  { header: texts.setting, kind: 'lead', cell: ({ name }) => name },
  { header: texts.value, cell: ({ value }) => <span className="wrap-anywhere">{value}</span> },
  {
    header: texts.variable,
    cell: ({ variable }) => <code className="font-mono text-13 wrap-anywhere">{variable}</code>,
  },
];

const generalRows = ({ publicUrl, approvesAtOnce }: Settings): Row[] => [
  { name: texts.publicUrl, value: publicUrl, variable: 'PUBLIC_URL' },
  {
    name: texts.approves,
    value: approvesAtOnce ? texts.approvesAtOnce : texts.approvesByHand,
    variable: 'AUTO_APPROVE',
  },
];

const mailRows = ({ mail: { server, from } }: Settings): Row[] => [
  { name: texts.mailServer, value: server ?? texts.noMail, variable: 'SMTP_URL' },
  { name: texts.mailFrom, value: from, variable: 'MAIL_FROM' },
];

const modelRows = ({ model }: Settings): Row[] => [
  { name: texts.modelServer, value: model?.server ?? texts.noModel, variable: 'LLM_BASE_URL' },
  { name: texts.modelName, value: model?.name ?? texts.notSet, variable: 'LLM_MODEL' },
  { name: texts.visionModel, value: model?.visionName ?? texts.notSet, variable: 'LLM_VISION_MODEL' },
  {
    name: texts.modelKey,
    value: model?.hasKey ? texts.keySet : texts.keyMissing,
    variable: 'LLM_API_KEY',
  },
];

const dataRows = ({ database, files }: Settings): Row[] => [
  { name: texts.database, value: texts.databases[database], variable: 'DATABASE_URL' },
  { name: texts.files, value: texts.stores[files], variable: 'S3_BUCKET' },
];

function Group({ title, rows, children }: { title: string; rows: readonly Row[]; children?: ReactNode }) {
  return (
    <Section title={title}>
      <Table caption={title} columns={COLUMNS} rows={rows} rowKey={({ variable }) => variable} empty={null} />
      {children}
    </Section>
  );
}

/** The settings of the installation: those that can be changed, those of the environment, and tests of connections. */
export function PlatformSettings({ settings }: { settings: Settings }) {
  return (
    <>
      <IdentityForm settings={settings} />
      <OperatorSection />
      <Retention current={settings.retentionDays} />
      <p className="mt-10 mb-6 max-w-[62ch] text-ink-2">{texts.lede}</p>
      <Group title={texts.general} rows={generalRows(settings)} />
      <Group title={texts.mail} rows={mailRows(settings)}>
        {settings.mail.server !== null && <ConnectionTestButton what="mail" />}
      </Group>
      <Group title={texts.model} rows={modelRows(settings)}>
        {settings.model !== null && <ConnectionTestButton what="model" />}
      </Group>
      <Group title={texts.data} rows={dataRows(settings)} />
    </>
  );
}
