import type { Plugin } from 'vite';

/** In development Vite sends the page, so it does what the server does else: writes the settings into it. */
export function devPage(): Plugin {
  return {
    name: 'dev-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replaceAll('{brand-name}', 'Manualist').replaceAll('{support-email}', ''),
  };
}
