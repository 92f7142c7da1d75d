import type { Passage } from '../../structure/manual.ts';

/** How the places of a manual are called that tell what to do about faults. */
const FAULTS =
  /\b(?:trouble ?shooting|troubles?|faults|problems|malfunctions|causes?|remed(?:y|ies)|solutions?|faqs?|frequently asked|what to do|fehler|störung(?:en)?|problembehebung|abhilfe|dépannage|pannes?|anomalies?|problèmes?|que faire|solución|problemas|guasti|rimedi|storingen)\b/i;

/** Whether a passage stands under troubleshooting, or is a table of causes and remedies. */
export const isFaultPlace = ({ path, heading, context, table }: Passage): boolean =>
  FAULTS.test([...path, heading, context, ...(table?.header ?? [])].join(' '));
