/** What stands before an item of a list, as the parser gives it: bullets of symbol fonts are of the private use area until the text is cleaned. */

/** Signs that are bullets, as the inside of a class of an expression. */
export const BULLETS = '•●○◦▪▫■□◆◇►▶➢✓✔❖‣\\uE000-\\uF8FF';

const BULLET = new RegExp(`^[${BULLETS}]$`, 'u');
const NUMBER = /^\(?\d{1,2}[.):]?$/;

export const isBullet = (text: string): boolean => BULLET.test(text);

/** Whether a text is nothing but the bullet or the number of an item. */
export const isMarker = (text: string): boolean => isBullet(text) || NUMBER.test(text);
