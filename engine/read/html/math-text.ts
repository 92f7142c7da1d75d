import { subscript, superscript } from '../pageless/scripts.ts';
import { rawTextOf } from './elements.ts';
import type { HtmlElement } from './html-tree.ts';

/** What stands beside the formula for other programs. */
const UNSHOWN = /^(?:annotation|annotation-xml|mphantom)$/;
const ONE_SIGN = /^[\p{L}\p{N}.,%°]+$/u;

/** Its shown elements, and words that stand outside of any: white between elements is none of the formula. */
const partsOf = ({ children }: HtmlElement): Array<HtmlElement | string> =>
  children.filter((child) => (typeof child === 'string' ? child.trim() !== '' : !UNSHOWN.test(child.name)));

const bracketed = (text: string): string => (ONE_SIGN.test(text) ? text : `(${text})`);

/** A formula in MathML as one line that can be read: "p = F/A", "x² + 1", "√(a + b)". */
export function mathText(element: HtmlElement): string {
  const parts = partsOf(element).map((part) => (typeof part === 'string' ? part : mathText(part)));
  const [first = '', second = '', third = ''] = parts;
  switch (element.name) {
    case 'mfrac':
      return `${bracketed(first)}/${bracketed(second)}`;
    case 'msup':
    case 'mover':
      return first + superscript(second, first);
    case 'msub':
    case 'munder':
      return first + subscript(second, first);
    case 'msubsup':
    case 'munderover':
      return first + subscript(second, first) + superscript(third, first);
    case 'msqrt':
      return `√${bracketed(parts.join(''))}`;
    case 'mroot':
      return `${superscript(second, '')}√${bracketed(first)}`;
    case 'mo':
      return operator(rawTextOf(element).trim());
    case 'mi':
    case 'mn':
    case 'mtext':
    case 'ms':
      return rawTextOf(element).replace(/\s+/g, ' ');
    default:
      return parts.join('');
  }
}

/** Signs between two things have white around them; brackets, commas and signs that show nothing have not. */
const operator = (sign: string): string =>
  /^[\u2061-\u2064]$/.test(sign) ? '' : /^[=<>≤≥≈≠±+−\-×·⋅÷→]$/.test(sign) ? ` ${sign} ` : sign;
