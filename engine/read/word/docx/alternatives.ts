import type { XmlElement } from './xml.ts';

/** Namespaces whose content is read here; a branch that asks for others is for programs that know them. */
const KNOWN = /^(?:wps|wpg|wpc|wp14|w14|w15|w16\w*|a14|c14|c16\w*|am3d|cx\w*|aink|v|o|wp|pic|a|m|w)$/;
const CONTENT =
  /^(?:w:(?:t|sym|txbxContent|tbl)|m:t|a:blip|v:imagedata|c:chart|a:txBody|dgm:relIds|v:textpath)$/;

/**
 * The children of the one branch of a choice ("mc:AlternateContent") that Word shows: the first whose namespaces are known and
 * that has content, else the fallback. The others say the same for other programs.
 */
export function shownBranch(alternatives: XmlElement): readonly XmlElement[] {
  const branches = alternatives.children.filter(
    ({ name, attributes }) =>
      name === 'mc:Fallback' || (name === 'mc:Choice' && isKnown(attributes.Requires ?? '')),
  );
  const shown = branches.find((branch) => hasContent(branch)) ?? branches[0];
  return shown?.children ?? [];
}

const isKnown = (required: string): boolean =>
  required.split(/\s+/).every((prefix) => prefix === '' || KNOWN.test(prefix));

const hasContent = ({ children }: XmlElement): boolean =>
  children.some((child) => CONTENT.test(child.name) || hasContent(child));
