/** Makes the archive for the first start where `openDatabase` looks for it. The build runs this file. */
import { builtTemplate } from '../connect.ts';
import { makeTemplate } from './make-template.ts';

await makeTemplate(builtTemplate);
