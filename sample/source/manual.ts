import { about } from './about.ts';
import type { Chapter, ManualTitle } from './blocks.ts';
import { glossary, shutdown, warranty } from './closing.ts';
import { commissioning } from './commissioning.ts';
import { description } from './description.ts';
import { installation } from './installation.ts';
import { maintenance } from './maintenance.ts';
import { operation } from './operation.ts';
import { parts } from './parts.ts';
import { safety } from './safety.ts';
import { settings } from './settings.ts';
import { technicalData } from './technical-data.ts';
import { troubleshooting } from './troubleshooting.ts';

export const title: ManualTitle = {
  company: 'Ondrell Espresso Works',
  product: 'Two-boiler espresso machine',
  model: 'D58',
  subtitle: 'Installation and operating manual',
  documentNumber: 'D58-IOM-EN',
  edition: 'Edition 4, March 2026',
  address: '14 Quarry Lane, Hartwick',
  contact: 'Service +44 1632 960158 · service@ondrell.example',
};

/** The chapters in printed order; their numbers are their places in this list. */
export const chapters: Chapter[] = [
  about,
  safety,
  description,
  technicalData,
  installation,
  commissioning,
  operation,
  settings,
  maintenance,
  troubleshooting,
  parts,
  shutdown,
  warranty,
  glossary,
];
