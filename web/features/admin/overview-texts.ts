/** Words of the administrator's dashboard. */
import { countOf } from '../../lib/text/count.ts';

export const texts = {
  title: 'Dashboard',
  companies: 'Companies',
  allClients: 'All clients',
  active: 'Active',
  waiting: 'Waiting for approval',
  suspended: 'Suspended',
  show: 'Show them',
  held: 'Products and questions',
  products: 'Products',
  manuals: 'Manuals',
  questions: 'Questions this month',
  today: (count: string) => `${count} today`,
  attention: 'At work and failed',
  manualsFailed: 'Manuals that could not be read',
  manualsInWork: 'Manuals being read',
  mailsFailed: 'Mails that could not be delivered',
  mailsQueued: 'Mails waiting for the mail server',
  mailsOutbox: 'Mails kept in the outbox',
  understanding: {
    label: 'Understanding of questions',
    off: 'Off by setting: questions are answered by words alone.',
    ready: 'On',
    failing: (since: string, reason: string, isEnglishToo: boolean) =>
      `Failing since ${since}: ${reason} ${isEnglishToo ? 'Questions' : 'Questions in other languages than English'} are answered by words alone.`,
  },
  disk: 'Disk use',
  files: 'Manuals and pictures',
  cache: 'Cache',
  database: 'Database',
  free: 'Free on the disk',
  jobs: 'Job queue',
  jobsEmpty: 'No jobs',
  jobsEmptyText: 'Everything there was to do is done.',
  columns: {
    kind: 'Job',
    waiting: 'Waiting',
    running: 'Running',
    dead: 'Dead',
    lastError: 'Last error',
    actions: 'Actions',
  },
  retry: {
    verb: 'Try again',
    of: (kind: string) => `Try again: the dead jobs of ${kind}`,
    busy: 'Trying again...',
    done: (jobs: number) =>
      jobs === 0 ? 'No dead job of this kind is left.' : `${countOf(jobs, 'job is', 'jobs are')} due again.`,
  },
  none: '—',
} as const;
