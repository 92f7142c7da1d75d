/** Whether a host, as an address has it, is this machine by whatever name every machine has for itself. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127\.[\d.]+\]?)$/i.test(host);
