// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { findForm } from './find-form.ts';

afterEach(() => document.body.replaceChildren());

function scriptIn(html: string, data: Record<string, string> = {}): HTMLScriptElement {
  document.body.innerHTML = html;
  const script =
    document.querySelector('script') ?? document.body.appendChild(document.createElement('script'));
  Object.assign(script.dataset, data);
  return script;
}

const nameOf = (found: ReturnType<typeof findForm>) =>
  typeof found === 'string' ? found : [found.form.id, found.field.name, found.place.tagName];

it.each([
  [
    'the form that is named',
    '<form id="a"><textarea name="x"></textarea></form><form id="b"><textarea name="y"></textarea></form>',
    { form: '#b' },
    ['b', 'y', 'TEXTAREA'],
  ],
  [
    'the form around it',
    '<form id="a"><textarea name="x"></textarea></form><form id="b"><textarea name="y"></textarea><script></script></form>',
    {},
    ['b', 'y', 'TEXTAREA'],
  ],
  [
    'the only form with longer text',
    '<form id="search"><input name="q"></form><form id="a"><textarea name="x"></textarea></form>',
    {},
    ['a', 'x', 'TEXTAREA'],
  ],
  [
    'the field that is named',
    '<form id="a"><textarea name="address"></textarea><input name="text"></form>',
    { message: '[name=text]' },
    ['a', 'text', 'INPUT'],
  ],
  [
    'a place behind the label around the field',
    '<form id="a"><label>Message <textarea name="x"></textarea></label></form>',
    {},
    ['a', 'x', 'LABEL'],
  ],
  [
    'a place that is named',
    '<form id="a"><textarea name="x"></textarea><p id="here"></p></form>',
    { place: '#here' },
    ['a', 'x', 'P'],
  ],
])('finds %s', (_, html, data, found) => expect(nameOf(findForm(scriptIn(html, data)))).toEqual(found));

it.each([
  [
    'two forms without a name',
    '<form><textarea></textarea></form><form><textarea></textarea></form>',
    {},
    'no-form',
  ],
  ['a name that nothing has', '<form><textarea></textarea></form>', { form: '#none' }, 'no-form'],
  ['a name that is none', '<form><textarea></textarea></form>', { form: '##' }, 'no-form'],
  [
    'a form without a field for the message',
    '<form id="a"><input name="q"></form>',
    { form: '#a' },
    'no-message',
  ],
  [
    'a field that is none',
    '<form><textarea></textarea><p id="p"></p></form>',
    { message: '#p' },
    'no-message',
  ],
])('says so of %s', (_, html, data, found) => expect(findForm(scriptIn(html, data))).toBe(found));
