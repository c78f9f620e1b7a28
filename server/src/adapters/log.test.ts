import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const logged = (error: unknown): string => {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'failed');
  return lines.join('');
};

it('says what failed and where, without the values that it failed with', () => {
  const refused = Object.assign(new Error('invalid input syntax for type uuid: "mara@example.com"'), {
    severity: 'ERROR',
    code: '22P02',
    table: 'people',
    detail: 'Key (email)=(mara@example.com) already exists.',
  });
  const line = logged(
    new DrizzleQueryError('select "id" from "people" where "email" = $1', ['mara@example.com', 'a-reset-token'], refused),
  );
  expect(line).toContain('Failed query: select');
  expect(line).toContain('invalid input syntax for type uuid: \\"...\\"');
  expect(JSON.parse(line)).toMatchObject({
    err: { cause: { code: '22P02', table: 'people', stack: expect.stringContaining('log.test.ts') } },
  });
  expect(line).not.toMatch(/mara@example|a-reset-token/);
});

it('survives what is no error, and errors that go in circles', () => {
  expect(JSON.parse(logged('just words'))).toMatchObject({ err: { type: 'string' } });
  const circle = new Error('round');
  circle.cause = circle;
  expect(logged(circle)).toContain('round');
});
