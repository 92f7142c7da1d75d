/** Address of the page on which an address confirms and ends being told of changes, or of something on it. It is apart from the schemas, which the chat does not load. */
export const watchPath = (token: string, part = ''): string =>
  `/told/${token}${part === '' ? '' : `/${part}`}`;
