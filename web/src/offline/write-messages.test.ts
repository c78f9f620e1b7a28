import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { fetchOutbox } from './outbox/lazy-outbox.ts';
import { writeErrorText } from './write-messages.ts';

// What is refused has gone through it.
beforeAll(() => fetchOutbox());

const refused = (fields: Record<string, string>) =>
  new ApiError(400, 'Something is wrong', {
    type: 'urn:limpid:problem:invalid_request',
    title: 'Something is wrong',
    status: 400,
    code: 'invalid_request',
    message: 'Something is wrong',
    requestId: 'r',
    fields,
  });

it.each(['takenAt', 'doneAt'])('tells to look at the moment, typed or of the device’s clock: %s', (field) => {
  expect(writeErrorText(refused({ [field]: 'This is more than a day in the future. Check the date.' }))).toContain(
    'Check them, and this device’s clock',
  );
  expect(writeErrorText(refused({ ph: 'No.' }))).toBe('Something is wrong');
});
