/** What has to fit together in a call is written down, and holds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessTokenRoutes } from '../contracts/account/access-tokens.ts';
import { analyticsPeriod, LONGEST_PERIOD_DAYS } from '../contracts/analytics/analytics.ts';
import { api } from '../contracts/api.ts';
import { webhookRoutes } from '../contracts/company/webhooks.ts';
import { chosenStarters } from '../contracts/manuals/starters.ts';
import type { Route } from '../contracts/route.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/field-rules.md'), 'utf8');
const routes: Route[] = Object.values(api).flatMap((group) => Object.values(group));
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

const takenBy = ({ body, query, params, form }: Route): unknown[] => [body, query, params, form?.fields];
/** Whether a schema asks something of its fields together. */
const joinsFields = (schema: unknown): boolean =>
  schema instanceof z.ZodObject && (schema._zod.def.checks ?? []).length > 0;

describe('docs/field-rules.md', () => {
  it('names calls that there are', () => {
    const named = [...page.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) [^`]+)`/g)].map(([, call = '']) => call);
    expect(named.length).toBeGreaterThan(10);
    const known = new Set(routes.map(nameOf));
    expect(named.filter((call) => !known.has(call))).toEqual([]);
  });

  it('has the rules of every schema that joins fields', () => {
    const joining = routes.filter((route) => takenBy(route).some(joinsFields));
    expect(joining.length).toBeGreaterThan(0);
    // They share one period; the page names the first of them and the rest by its fields.
    const isPeriod = ({ query }: Route) =>
      query !== undefined && 'from' in query.shape && 'to' in query.shape;
    expect(joining.filter((route) => !isPeriod(route) && !page.includes(nameOf(route))).map(nameOf)).toEqual(
      [],
    );
  });
});

describe('the rules of schemas', () => {
  const fails = (schema: z.ZodType, value: unknown) => !schema.safeParse(value).success;

  it('ends no period before it begins, nor more than two years after', () => {
    const period = (from: string, days: number) => ({
      from,
      to: new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10),
    });
    expect(fails(analyticsPeriod, period('2026-03-01', -1))).toBe(true);
    expect(fails(analyticsPeriod, period('2026-03-01', 0))).toBe(false);
    expect(fails(analyticsPeriod, period('2026-03-01', LONGEST_PERIOD_DAYS - 1))).toBe(false);
    expect(fails(analyticsPeriod, period('2026-03-01', LONGEST_PERIOD_DAYS))).toBe(true);
  });

  it('takes no starter twice', () => {
    const starter = { question: 'What does E-07 mean?', isPinned: false };
    expect(fails(chosenStarters, { questions: [starter] })).toBe(false);
    const again = { ...starter, question: 'what does E-07 mean?' };
    expect(fails(chosenStarters, { questions: [starter, again] })).toBe(true);
  });

  it('takes no permission and no event twice', () => {
    const { scopes } = accessTokenRoutes.create.body.shape;
    const { events } = webhookRoutes.create.body.shape;
    expect(fails(scopes, ['products:read'])).toBe(false);
    expect(fails(scopes, ['products:read', 'products:read'])).toBe(true);
    expect(fails(events, ['chatbot.created'])).toBe(false);
    expect(fails(events, ['chatbot.created', 'chatbot.created'])).toBe(true);
  });
});
