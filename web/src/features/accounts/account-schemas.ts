// The checks of the account forms. Only lazy-schemas.ts imports this, after the first paint.
export { Login, NewPassword, Registration, ResetRequest } from '@limpid/contract';
