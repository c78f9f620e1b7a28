import { PRODUCT_IDS } from '@limpid/chemistry';
import { describe, expect, it } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import {
  api,
  ContactInput,
  type Endpoint,
  englishOf,
  PoolInput,
  PoolPatch,
  ReadingInput,
  ReadingPatch,
  reasonOf,
  TreatmentInput,
} from './index.ts';
import { openApiDocument } from './openapi.ts';

const endpoints = Object.values(api).flatMap((noun) => Object.values(noun) as Endpoint[]);

const sentenceOf = (message: string) => {
  const reason = reasonOf(message);
  return reason ? englishOf(reason) : message;
};
const messagesOf = (schema: $ZodType, value: unknown) => {
  const result = safeParse(schema, value);
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${sentenceOf(issue.message)}`);
};

describe('endpoints', () => {
  it('names each method and path once', () => {
    const names = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('POST /auth/login');
  });

  it('takes the pool from the path wherever the access is the pool', () => {
    for (const endpoint of endpoints.filter((one) => one.access === 'pool')) {
      expect(endpoint.path).toContain('{poolId}');
      expect(messagesOf(endpoint.params as $ZodType, { poolId: 'not-an-id', id: 'x', stepId: 'x' }).join()).toContain('poolId');
    }
  });

  it('refuses members it does not know in every body', () => {
    for (const endpoint of endpoints.filter((one) => one.body && one.access !== 'public')) {
      expect(messagesOf(endpoint.body as $ZodType, { isAdmin: true }).length, endpoint.path).toBeGreaterThan(0);
    }
  });
});

describe('messages', () => {
  it('says what a registration lacks in the words of the specification', () => {
    const all = messagesOf(api.accounts.register.body, { firstName: '', lastName: 'x'.repeat(51), email: 'x', password: 'abcdefgh' });
    expect(all).toContain('firstName: First name is required');
    expect(all).toContain('lastName: Last name must be less than 50 characters');
    expect(all).toContain('email: Please enter a valid email address');
    expect(all).toContain('password: Password must contain at least one uppercase letter, one lowercase letter, and one number');
    expect(
      messagesOf(api.accounts.register.body, { firstName: 'x'.repeat(50), lastName: 'y', email: 'a@b.co', password: 'Abcdefg1' }),
    ).toEqual([]);
  });

  it('names the impossible value by its dotted path', () => {
    expect(messagesOf(api.calculators.balance.body, { water: { ph: 15, alkalinityPpm: 80 } })).toEqual([
      'water.ph: Enter a number from 0 to 14.',
    ]);
    expect(messagesOf(api.readings.record.body, { note: 'nothing measured' })).toEqual([
      'values: Enter at least one value, or choose how the water looks.',
    ]);
    expect(messagesOf(api.readings.record.body, { ph: Number.NaN })[0]).toContain('ph');
    expect(messagesOf(api.treatments.record.body, { productId: 'salt', amountG: 1, amountMl: 1 })[0]).toContain('one amount');
    expect(messagesOf(api.pools.add.body, { name: 'a\u0000b', volumeL: 1000 })[0]).toContain('name');
  });
});

describe('what people write', () => {
  const nameOf = (name: string) => PoolInput.safeParse({ name, volumeL: 1000 });
  const UNSEEN = ['\u0007', '\u001b[31m', '\u007f', '\u0085', '\u009b', '\u202a', '\u202e', '\u2066', '\u2069'];

  it.each(UNSEEN)('has no character that cannot be seen: %j', (bad) => {
    const sentence = 'This contains invisible characters. Please type it instead of pasting it.';
    const written = `My${bad}pool`;
    const asked: [$ZodType, Record<string, unknown>, string][] = [
      [PoolInput, { volumeL: 1000 }, 'name'],
      [PoolPatch, {}, 'name'],
      [api.accounts.register.body as $ZodType, { firstName: 'A', lastName: 'B', email: 'a@b.co', password: 'Abcdefg1' }, 'firstName'],
      [api.accounts.register.body as $ZodType, { firstName: 'A', lastName: 'B', email: 'a@b.co', password: 'Abcdefg1' }, 'lastName'],
      [ReadingInput, { ph: 7.4 }, 'note'],
      [ReadingPatch, {}, 'note'],
      [TreatmentInput, { productId: 'salt', amountG: 1 }, 'note'],
      [ContactInput, { name: 'A', email: 'a@b.co', topic: 'other', message: 'Long enough it is.' }, 'message'],
      [api.security.renamePasskey.body as $ZodType, {}, 'name'],
    ];
    for (const [schema, rest, field] of asked) {
      expect(messagesOf(schema, { ...rest, [field]: 'My pool, long enough' }), field).toEqual([]);
      expect(messagesOf(schema, { ...rest, [field]: `${written}, long enough` }), field).toEqual([`${field}: ${sentence}`]);
    }
  });

  it.each(['Señor Núñez', '👩‍👩‍👧 pool', '🏊🏽‍♀️', 'حوض', '池', 'a\u200cb', 'O’Neill & “co”'])('may be %j', (good) => {
    expect(nameOf(good).data?.name).toBe(good);
  });

  it('is one line where it is a name, and keeps its lines where it is a note', () => {
    expect(nameOf(' My\r\n\tpool\u2028 ').data?.name).toBe('My pool');
    expect(ReadingInput.safeParse({ ph: 7.4, note: 'Rain.\r\n\tMuch.' }).data?.note).toBe('Rain.\r\n\tMuch.');
  });
});

describe('the OpenAPI document', () => {
  const document = openApiDocument('1.0.0') as { openapi: string; paths: Record<string, Record<string, { responses: object }>> };

  it('lists every endpoint with its answers', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const endpoint of endpoints) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation, endpoint.path).toBeDefined();
      expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.status));
    }
  });

  it('knows every product', () => {
    expect(JSON.stringify(document.paths['/api/calculators/effect'])).toContain(PRODUCT_IDS.at(-1));
  });
});
