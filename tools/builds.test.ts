// Builds exist next to each other: one for each state of the sources and of the settings, complete or not at all.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildDirOf, ensureBuild, holdBuild, type Part } from './builds.ts';

let root = '';
let part: Part;
let address = '';
let builds = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'limpid-builds-'));
  address = 'https://one.example';
  builds = 0;
  part = { name: 'the pages', folder: join(root, 'out'), root, inputs: ['src/**'], settings: () => [address] };
  mkdirSync(join(root, 'src'));
  write('first');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (text: string) => writeFileSync(join(root, 'src', 'page.txt'), text);
const copy = async (into: string) => {
  builds += 1;
  writeFileSync(join(into, 'page.txt'), `${readFileSync(join(root, 'src', 'page.txt'), 'utf8')} at ${address}`);
};
const ensure = (build = copy) => ensureBuild(part, build, () => {});
const pageIn = (dir: string) => readFileSync(join(dir, 'page.txt'), 'utf8');
const finished = () => readdirSync(part.folder).filter((name) => !name.startsWith('.'));
/** Long ago, so that it is the first to go. */
const age = (dir: string, minutes: number) =>
  utimesSync(dir, new Date(Date.now() - minutes * 60_000), new Date(Date.now() - minutes * 60_000));

describe('a build', () => {
  it('is made once for the same sources and settings', async () => {
    const dir = await ensure();
    expect(await ensure()).toBe(dir);
    expect(builds).toBe(1);
  });

  it('leaves the one of before as it was, and comes back to it', async () => {
    const first = await ensure();
    write('second');
    const second = await ensure();
    expect([pageIn(first), pageIn(second)]).toEqual(['first at https://one.example', 'second at https://one.example']);
    write('first');
    expect(await ensure()).toBe(first);
    expect(builds).toBe(2);
  });

  it('of another address lies beside it', async () => {
    const one = await ensure();
    address = 'https://two.example';
    const two = await ensure();
    expect([pageIn(one), pageIn(two)]).toEqual(['first at https://one.example', 'first at https://two.example']);
  });

  it('that fails leaves nothing that could be taken for one', async () => {
    const failing = async (into: string) => {
      await copy(into);
      throw new Error('no');
    };
    await expect(ensure(failing)).rejects.toThrow('no');
    expect(existsSync(buildDirOf(part))).toBe(false);
    expect(readdirSync(part.folder)).toEqual([]);
    expect(pageIn(await ensure())).toContain('first');
  });

  it('is begun again when the sources change under it', async () => {
    const dir = await ensure(async (into) => {
      await copy(into);
      if (builds === 1) write('second');
    });
    expect(builds).toBe(2);
    expect(pageIn(dir)).toContain('second');
    expect(finished()).toEqual([basename(dir)]);
  });

  it('is made once when several ask at the same time', async () => {
    const slow = async (into: string) => {
      await copy(into);
      await new Promise((resolve) => setTimeout(resolve, 300));
    };
    const dirs = await Promise.all([ensure(slow), ensure(slow), ensure(slow)]);
    expect(new Set(dirs).size).toBe(1);
    expect(builds).toBe(1);
  });
});

describe('cleaning up', () => {
  it('keeps the four that were used last, and those that a living process holds', async () => {
    const dirs: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      write(String(index));
      dirs.push(await ensure());
      age(dirs[index] as string, 100 - index);
      if (index === 0) holdBuild(dirs[0] as string);
    }
    const [held, first, second] = dirs as [string, string, string];
    expect(existsSync(held)).toBe(true);
    expect([existsSync(first), existsSync(second)]).toEqual([false, false]);
    expect(finished()).toHaveLength(5);
  });

  it('takes what a dead process held or left unfinished, and what lay there before builds had folders', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.once('exit', resolve));
    const old = await ensure();
    mkdirSync(join(part.folder, '.in-use'), { recursive: true });
    writeFileSync(join(part.folder, '.in-use', `${basename(old)}.${dead.pid}`), '');
    age(old, 100);
    for (const name of [`.new-${dead.pid}`, 'client']) mkdirSync(join(part.folder, name));
    for (let index = 0; index < 4; index += 1) {
      write(String(index));
      await ensure();
    }
    expect(existsSync(old)).toBe(false);
    expect(finished()).toHaveLength(4);
    expect(readdirSync(part.folder).filter((name) => name.startsWith('.'))).toEqual(['.in-use']);
    expect(readdirSync(join(part.folder, '.in-use'))).toEqual([]);
  });
});
