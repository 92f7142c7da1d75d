/** What labels say below the name of the place, in each language. */
import type { LabelLanguage } from '../../../contracts/manuals/places.ts';

export const LABEL_LINES: Record<LabelLanguage, { help: string; serial: (serial: string) => string }> = {
  en: { help: 'Scan for help with this part', serial: (serial) => `No. ${serial}` },
  de: { help: 'Scannen für Hilfe zu diesem Teil', serial: (serial) => `Nr. ${serial}` },
  es: { help: 'Escanee para obtener ayuda sobre esta parte', serial: (serial) => `N.º ${serial}` },
  fr: { help: 'Scannez pour obtenir de l’aide sur cette partie', serial: (serial) => `N° ${serial}` },
  it: { help: 'Scansiona per avere aiuto su questa parte', serial: (serial) => `N. ${serial}` },
};
