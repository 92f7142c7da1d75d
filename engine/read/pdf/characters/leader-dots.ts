/** The dots between an entry of contents and its page. */
export const LEADER_DOTS = /(?:[.·…_]\s?){4,}/;
