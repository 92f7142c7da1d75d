/** The visitor of a page, as far as the page needs to know. */
export type Visitor = { isSignedIn: boolean; onLogout: () => void };
