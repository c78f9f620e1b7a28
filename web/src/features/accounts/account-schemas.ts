// What the forms of an account are checked by. Only lazy-schemas.ts imports this, when the page stands.
export { Login, NewPassword, Registration, ResetRequest } from '@limpid/contract';
