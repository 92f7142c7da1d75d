/** Plans of the catalogue, in its order: what clients can be filtered by and purchases recorded for. */
export const PLAN_NAMES = ['Free', 'Basic', 'Pro', 'Standard', 'Enterprise'] as const;
