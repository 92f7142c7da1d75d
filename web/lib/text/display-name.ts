import { texts } from './texts.ts';

const NAME_FIELDS = ['name', 'fullName', 'firstName', 'username'] as const;

function textField(holder: object, name: string): string | undefined {
  const value: unknown = Reflect.get(holder, name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function nameIn(holder: object): string | undefined {
  for (const field of NAME_FIELDS) {
    const name = textField(holder, field);
    if (name) return name;
  }
  return textField(holder, 'email')?.split('@')[0];
}

/**
 * The name by which a user is addressed: the first of name, fullName, firstName and username, or the part of the e-mail
 * address before the at sign, or "User". The fields may be on the user itself or under `data`.
 */
export function displayName(user: object | null | undefined): string {
  if (!user) return texts.user;
  const nested: unknown = Reflect.get(user, 'data');
  const inner = typeof nested === 'object' && nested !== null ? nameIn(nested) : undefined;
  return nameIn(user) || inner || texts.user;
}
