/** The options of a select: the values of a contract, each with its name. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: names[value] }));
