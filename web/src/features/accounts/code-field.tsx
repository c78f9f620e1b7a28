import { m } from '../../paraglide/messages.js';
import { TextField } from '../../ui/fields/text-field.tsx';

export type CodeKind = 'app' | 'recovery';

/** Whether these are the six digits of an authenticator app, however they were pasted. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text.replaceAll(/[\s-]/g, ''));

interface CodeFieldProps {
  kind: CodeKind;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** For the second step: the phone offers the digit keys, and autofill of the code. */
export function CodeField({ kind, value, onChange, error, hint, disabled, autoFocus }: CodeFieldProps) {
  const isApp = kind === 'app';
  return (
    <TextField
      key={kind}
      label={isApp ? m.auth_code() : m.auth_recovery_code()}
      hint={hint ?? (isApp ? m.auth_code_hint() : m.auth_recovery_code_hint())}
      name="code"
      autoComplete={isApp ? 'one-time-code' : 'off'}
      inputMode={isApp ? 'numeric' : 'text'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      value={value}
      onChange={onChange}
      error={error}
      disabled={disabled}
      autoFocus={autoFocus}
    />
  );
}
