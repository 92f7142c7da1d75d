import type { Look } from './browser.ts';
import type { Scene } from './scene.ts';

/**
 * A customer on the company's own site, in a browser of their own: what is kept inside another site is not emptied with the product's.
 * @param origin of the site
 * @returns the page with what its console was warned of since
 */
export async function visitSite({ visit }: Pick<Scene, 'visit'>, origin: string, look?: Look) {
  const visitor = await visit({ ...look, isAlone: true });
  const warnings: string[] = [];
  visitor.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visitor.page.goto(origin);
  return { ...visitor, warnings };
}
