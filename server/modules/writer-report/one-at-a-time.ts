/** Does the work of one name in the order in which it came, one piece after the other; different names do not wait for each other. */
export function oneAtATime() {
  const lines = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = lines.get(name) ?? Promise.resolve();
    // Whatever became of the piece before.
    const done = before.then(work, work);
    lines.set(name, done);
    const leave = (): void => {
      if (lines.get(name) === done) lines.delete(name);
    };
    done.then(leave, leave);
    return done;
  };
}
