import type { ProblemCode } from '@limpid/contract';
import { ApiError } from '../../api/api-error.ts';

/** What kind of "no" the server said. */
export const codeOf = (error: unknown): ProblemCode | undefined => (error instanceof ApiError ? error.problem?.code : undefined);
