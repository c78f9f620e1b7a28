import type { Me } from '@limpid/contract';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { checkForm } from '../form-errors.ts';
import type { FormErrors } from '../form-errors.ts';
import type { AccountSchemas } from '../lazy-schemas.ts';
import { useAccountForm } from '../use-account-form.ts';
import { useSaveName } from './profile.data.ts';

export function NameCard({ me }: { me: Me }) {
  const save = useSaveName(me);
  const form = useAccountForm({
    initial: { firstName: me.firstName, lastName: me.lastName },
    check: checkName,
    send: (values) => {
      if (isChanged) save.mutate(values);
    },
    serverError: save.error,
  });
  const { values, errors, set } = form;
  const isChanged = values.firstName.trim() !== me.firstName || values.lastName.trim() !== me.lastName;

  return (
    <Card>
      <CardHeader title={m.settings_name()} description={m.settings_name_text()} />
      <form {...form.attributes}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={m.common_first_name()}
            name="firstName"
            autoComplete="given-name"
            value={values.firstName}
            onChange={set('firstName')}
            error={errors.firstName}
          />
          <TextField
            label={m.common_last_name()}
            name="lastName"
            autoComplete="family-name"
            value={values.lastName}
            onChange={set('lastName')}
            error={errors.lastName}
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button type="submit" pending={save.isPending || form.isWaiting} disabled={!isChanged}>
            {m.common_save()}
          </Button>
          {isChanged && !save.isPending ? (
            <Button
              variant="quiet"
              onClick={() => {
                save.reset();
                set('firstName')(me.firstName);
                set('lastName')(me.lastName);
              }}
            >
              {m.common_cancel()}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}

type Name = Pick<Me, 'firstName' | 'lastName'>;

/** The rules of the registration, for these two of its fields. */
function checkName(name: Name, { Registration }: AccountSchemas): FormErrors<Name> {
  const { firstName, lastName } = checkForm(Registration, name);
  return { ...(firstName ? { firstName } : {}), ...(lastName ? { lastName } : {}) };
}
