import type { AuditRecorder } from '../modules/audit/audit.service.ts';

/** Where what is done is written down. */
export type Audited = { audit: AuditRecorder };
