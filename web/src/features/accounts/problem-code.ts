import type { ProblemCode } from '@limpid/contract';
import { ApiError } from '../../api/api-error.ts';

/** The code of a refusal by the server. */
export const codeOf = (error: unknown): ProblemCode | undefined => (error instanceof ApiError ? error.problem?.code : undefined);
