import { describe, expect, it } from 'vitest';
import { readSenderFront } from '#functions/platform/configuration.ts';
import { clientEnvironment, EMULATOR_SETS, functionsEnvironment, withPortBase } from './emulator-sets.ts';

const sets = Object.values(EMULATOR_SETS);

describe('the functions on the emulators', () => {
  it('of npm start trust no header with the IP address of a sender', () => {
    expect(readSenderFront(functionsEnvironment(EMULATOR_SETS.start)).addsAddress).toBe(false);
  });

  it.each([EMULATOR_SETS.test, EMULATOR_SETS.bench])("of $name let the caller act as Google's front end", (set) => {
    expect(readSenderFront(functionsEnvironment(set)).addsAddress).toBe(true);
  });
});

describe('the sets of emulators', () => {
  it('share no port, project or folder, so that they can run at the same time', () => {
    const ports = sets.flatMap((set) => [...Object.values(set.ports), set.publisher]);
    expect(ports.toSorted()).toEqual([...new Set(ports)].toSorted());
    for (const key of ['project', 'site'] as const) expect(new Set(sets.map((set) => set[key])).size).toBe(sets.length);
  });

  it('can move to eleven consecutive ports, and then every client finds them there', () => {
    const moved = withPortBase(EMULATOR_SETS.test, 31_000);
    const ports = [...Object.values(moved.ports), moved.publisher];
    expect(ports.toSorted()).toEqual(Array.from({ length: 11 }, (_, index) => 31_000 + index));
    const used = Object.values(clientEnvironment(moved, {})).flatMap((text) => /:(\d{4,5})\b/.exec(text)?.[1] ?? []);
    expect(used).toHaveLength(7);
    for (const port of used) expect(ports).toContain(Number(port));
  });

  it('are demo projects, which never reach a real one', () => {
    for (const { project } of sets) expect(project).toMatch(/^demo-/);
  });
});
