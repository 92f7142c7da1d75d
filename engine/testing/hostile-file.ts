/** A file under the name that it is uploaded by; made anew each time, as some take megabytes. */
export type HostileFile = { name: string; what: string; make: () => Buffer };

/** A number that nothing has so many of. */
export const MANY = 99_999_999;
/** What each of the files says, if it can be read. */
export const TEXT = 'Press the red button to stop the machine.';
