// Each declaration against the contract: what it calls is there, and a correction carries and clears what the contract lets it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, type Endpoint } from '@limpid/contract';
import { describe, expect, it } from 'vitest';
import { NOUNS } from './nouns.ts';
import { declaredExamples, partOf, valueOf } from './testing/examples.ts';

const endpointOf = (call: string): Endpoint | undefined => {
  const [noun = '', verb = ''] = call.split('.');
  return (api as unknown as Record<string, Record<string, Endpoint>>)[noun]?.[verb];
};
interface Body {
  shape: Record<string, unknown>;
  safeParse: (body: unknown) => { success: boolean };
}
const bodyOf = (call: string | undefined) => endpointOf(call ?? '')?.body as Body | undefined;

it('load with the outbox and its sheet only, so that no page pays for a further noun', () => {
  const web = join(import.meta.dirname, '..');
  const importing = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.test\.tsx?$|(^|\/)testing\//.test(file) && / from '[^']*\/nouns\.ts'/.test(readFileSync(join(web, file), 'utf8')),
  );
  expect(importing.length).toBeGreaterThan(0);
  expect(importing.filter((file) => !/^(offline|features)\/outbox\//.test(file))).toEqual([]);
});

describe.each([...NOUNS])('%s', (noun, declaration) => {
  const { calls, list, scope, moment, clearable = [], fixed = [] } = declaration;
  const part = partOf(noun, declaredExamples());
  const record = bodyOf(part.calls.record);
  const change = bodyOf(part.calls.change);

  it('names itself as its file', () => {
    const source = readFileSync(join(import.meta.dirname, 'nouns', `${noun}.ts`), 'utf8');
    expect(source).toMatch(new RegExp(`interface Nouns \\{\\s+'?${noun}'?: typeof noun;`));
  });

  it.each(Object.entries(calls))('calls what the contract has: %s', (name, { method, path, status, verb, form }) => {
    expect(endpointOf(name), name).toMatchObject({ method, path, status });
    expect(path.includes('{poolId}')).toBe(scope === 'pool');
    if (verb === 'change' || verb === 'remove') expect(endpointOf(name)?.conditional, 'corrections rest on a version').toBe(true);
    // The server knows the same photo by the id of its row.
    if (verb === 'record') expect(endpointOf(name)?.creates || form !== undefined, 'pressed twice is one').toBe(true);
    expect(form?.file, 'a form has its file').toBe(endpointOf(name)?.upload?.field);
  });

  it('has its list in the contract', () => {
    const lists = Object.values(api)
      .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
      .filter(({ method }) => method === 'GET');
    const own = lists.find(({ path }) => path === list);
    if (list !== undefined) expect(own, list).toBeDefined();
    // Without it, what has been sent is gone from the device at the next start without a connection.
    if (list !== undefined) expect(own?.offline, 'the list is cached on the device').toBe(true);
    expect(list !== undefined || !part.calls.record, 'what is recorded is shown in a list').toBe(true);
  });

  it('clears what a correction can take away, and fixes what none can carry', () => {
    const cleared = Object.keys(change?.shape ?? {}).filter((name) => change?.safeParse({ [name]: null }).success);
    expect(clearable.toSorted()).toEqual(cleared.toSorted());
    const never = change ? Object.keys(record?.shape ?? {}).filter((name) => name !== 'id' && !(name in change.shape)) : fixed;
    expect(fixed.toSorted()).toEqual(never.toSorted());
    if (moment !== undefined) expect(Object.keys(record?.shape ?? {})).toContain(moment);
  });

  it('has an example that the contract accepts', () => {
    if (record) expect(record.safeParse({ ...part.example.record }).success).toBe(true);
    for (const field of part.fields.filter((name) => name !== '')) {
      const patch = { [field]: valueOf(part, field, 199) };
      if (change) expect(change.safeParse(patch).success, `the stories write ${JSON.stringify(patch)}`).toBe(true);
    }
    for (const act of part.acts) {
      const body = bodyOf(act);
      const given = part.example.acts?.[act]?.body;
      expect(body ? body.safeParse(given).success : given === undefined, act).toBe(true);
    }
  });
});
