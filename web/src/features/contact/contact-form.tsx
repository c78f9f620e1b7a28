import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FormEvent } from 'react';
import { ApiError, fieldErrors, errorText } from '../../api/api-error.ts';
import { useMe } from '../../session/me.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { useSendMessage } from './contact.data.ts';
import type { ContactTopic } from './contact.data.ts';
import { forgetMessage, keepMessage, typedMessage } from './typed-message.ts';

interface Values {
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
}
type Errors = Partial<Record<keyof Values, string>>;

const topics = (): { value: ContactTopic; label: string }[] => [
  { value: 'question', label: m.contact_topic_question() },
  { value: 'problem', label: m.contact_topic_problem() },
  { value: 'advice', label: m.contact_topic_advice() },
  { value: 'privacy', label: m.contact_topic_privacy() },
  { value: 'other', label: m.common_something_else() },
];

function check({ name, email, message }: Values): Errors {
  const errors: Errors = {};
  if (name.trim() === '') errors.name = m.common_name_missing();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) errors.email = m.common_email_invalid();
  if (message.trim().length < 10) errors.message = m.common_message_too_short();
  if (message.trim().length > 5000) errors.message = m.contact_message_long();
  return errors;
}

/** What the person typed into the page before hydration. */
function typedSoFar(): Partial<Values> {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[action="/contact"]');
  const given = form ? [...new FormData(form)].filter(([name, value]) => name !== 'nickname' && value !== '') : [];
  return Object.fromEntries(given);
}

/** The signed-in person's data is in the form until they type something else. What they type stays in this tab until it is sent. */
function useValues(isLive: boolean): [Values, (changes: Partial<Values>) => void] {
  const { me } = useMe({ onlyIfHinted: true });
  const [kept] = useState(typedMessage);
  const [typed, setTyped] = useState(typedSoFar);
  const known = { name: me ? `${me.firstName} ${me.lastName}` : '', email: me?.email ?? '' };
  // The server knows of no message; its page comes first.
  const values: Values = { topic: 'question', message: '', ...known, ...(isLive ? kept : {}), ...typed };
  const change = (changes: Partial<Values>) => {
    const next = { ...typed, ...changes };
    keepMessage({ ...kept, ...next });
    setTyped(next);
  };
  return [values, change];
}

export function ContactForm({ onSent }: { onSent: (sent: { id: string; email: string }) => void }) {
  const [isChecked, setChecked] = useState(false);
  const [nickname, setNickname] = useState('');
  const openedAt = useRef(0);
  // Before the script runs, or without one, the browser checks the fields and sends the form natively.
  const isLive = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const [values, change] = useValues(isLive);
  const send = useSendMessage();
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const errors: Errors = { ...(fieldErrors(send.error) as Errors), ...(isChecked ? check(values) : {}) };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(check(values));
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const openForS = Math.round((performance.now() - openedAt.current) / 1000);
    const onSuccess = ({ id }: { id: string }) => {
      forgetMessage();
      onSent({ id, email: values.email.trim() });
    };
    send.mutate({ ...values, openForS, nickname }, { onSuccess });
  }

  return (
    <form method="post" action="/contact" onSubmit={submit} noValidate={isLive} className="flex flex-col gap-5">
      <SelectField label={m.contact_topic()} name="topic" value={values.topic} onChange={(topic) => change({ topic })} options={topics()} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={m.common_name()}
          name="name"
          required
          maxLength={100}
          autoComplete="name"
          value={values.name}
          onChange={(name) => change({ name })}
          error={errors.name}
        />
        <TextField
          label={m.common_email()}
          name="email"
          required
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          value={values.email}
          onChange={(email) => change({ email })}
          error={errors.email}
        />
      </div>
      <TextArea
        label={m.contact_message()}
        name="message"
        required
        minLength={10}
        maxLength={isLive ? undefined : 5000}
        rows={7}
        hint={m.contact_message_hint()}
        value={values.message}
        onChange={(message) => change({ message })}
        error={errors.message}
      />
      <NobodysField value={nickname} onChange={setNickname} />
      {send.error && Object.keys(errors).length === 0 ? <Failure error={send.error} /> : null}
      <div>
        <Button type="submit" size="lg" pending={send.isPending}>
          {m.contact_send()}
        </Button>
      </div>
    </form>
  );
}

/** Invisible for people; a screen reader that reads it out tells them to leave it empty. */
function NobodysField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="sr-only" aria-hidden>
      <label>
        {m.contact_trap_label()}
        <input
          name="nickname"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  return (
    <Callout tone="bad" title={m.contact_failed_title()} live>
      {error instanceof ApiError ? errorText(error) : m.contact_failed_text()}
    </Callout>
  );
}
