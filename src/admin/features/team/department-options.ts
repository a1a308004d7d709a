import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.members;

/** The departments to choose from; one that was deleted stays on offer for those who still have it. */
export function departmentOptions(departments: readonly string[], current: string): { id: string; label: string }[] {
  const known = departments.map((name) => ({ id: name, label: name }));
  const isKnown = current === '' || departments.includes(current);
  return [
    { id: '', label: text.chooseDepartment },
    ...known,
    ...(isKnown ? [] : [{ id: current, label: text.unknownDepartment(current) }]),
  ];
}
