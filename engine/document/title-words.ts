/** Words that no title ends with: articles, and what ties two words. "Switching on" and "Type A" are whole. */
const TIES =
  /(?<![\p{L}.])(?:and|or|of|the|for|with|to|und|oder|der|die|das|den|des|dem|für|mit|zum|zur|von|et|ou|de|du|la|le|les|pour|avec|del|el|los|las|para|con|di|della|dei|il|per|com|da|do|dos|en|het|een|van|voor|met)$|[&/]$/iu;

/** Whether a line of a title goes on in the next: "CLEANING AND". */
export const endsOpen = (line: string): boolean => TIES.test(line.trim());
