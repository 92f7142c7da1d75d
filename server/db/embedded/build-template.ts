/** Run by the build: puts the archive for the first start where `openDatabase` looks for it. */
import { builtTemplate } from '../connect.ts';
import { makeTemplate } from './make-template.ts';

await makeTemplate(builtTemplate);
