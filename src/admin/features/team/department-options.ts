import { TEAM_WORDS } from './text.ts';

const words = TEAM_WORDS.members;

/** The departments to choose from; one that was deleted stays on offer for those who still have it. */
export function departmentOptions(departments: readonly string[], current: string): { id: string; label: string }[] {
  const known = departments.map((name) => ({ id: name, label: name }));
  const isKnown = current === '' || departments.includes(current);
  return [
    { id: '', label: words.chooseDepartment },
    ...known,
    ...(isKnown ? [] : [{ id: current, label: words.unknownDepartment(current) }]),
  ];
}
