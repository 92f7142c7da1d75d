import type { ManualIndex } from '../../index/manual-index.ts';

/** Who alone may do it, in the languages of manuals; forms of regular expressions. */
const SPECIALISTS = [
  '\\b(?:only|solely|exclusively) (?:be (?:\\p{L}+ ){1,2})?(?:by )?(?:an? |your )?(?:qualified|trained|authori[sz]ed|licen[sc]ed|skilled|certified)',
  '\\b(?:only|solely|exclusively) (?:be (?:\\p{L}+ ){1,2})?(?:by )?(?:an? |your )?(?:electrician|specialist|technician|installer|engineer|service)s?\\b',
  '\\b(?:qualified|authori[sz]ed|licen[sc]ed) (?:electrician|technician|installer|personnel|engineer)',
  '(?<!\\p{L})(?:elektro)?fach(?:kraft|kräften?|personal|betrieb|mann|leuten?|handwerker)',
  'personnel (?:qualifié|agréé)|(?:électricien|technicien|professionnel) (?:qualifié|agréé)',
  '(?:personal|técnico|electricista) (?:cualificado|autorizado|especializado)',
  '(?:personale|tecnico|elettricista) (?:qualificato|autorizzato|specializzato)',
  '(?:pessoal|técnico|eletricista) (?:qualificado|autorizado|especializado)',
  '(?:erkende?|gekwalificeerde?|bevoegde?) (?:installateur|vakman|monteur|elektricien|personeel)',
];
const SPECIALIST = new RegExp(SPECIALISTS.join('|'), 'iu');

/** Whether a text says that only specialists may do what it tells. */
export const isForSpecialists = (text: string): boolean => SPECIALIST.test(text);

const known = new WeakMap<ManualIndex, ReadonlySet<string>>();

/**
 * The headings below which something may kill or is for specialists alone: no customer is invited there. They are found once for
 * each index.
 */
export function headingsForSpecialists(index: ManualIndex): ReadonlySet<string> {
  const found = known.get(index) ?? findHeadings(index);
  known.set(index, found);
  return found;
}

const findHeadings = ({ passages }: ManualIndex): Set<string> =>
  new Set(
    passages
      .filter(({ level, text }) => level === 'danger' || isForSpecialists(text))
      .map(({ heading }) => heading),
  );
