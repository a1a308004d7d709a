import { describe, expect, it } from 'vitest';
import type { Department, TeamMember } from '#domain/content/team.ts';
import { teamGroups } from './team-groups.ts';

const department = (id: string, name: string, orderIndex: number): Department => ({
  id,
  name,
  description: '',
  phone: '',
  email: '',
  orderIndex,
});

const member = (id: string, departmentName: string, orderIndex: number): TeamMember => ({
  id,
  name: id,
  title: 'Adviser',
  bio: '',
  photo: null,
  phone: '',
  whatsApp: '',
  email: '',
  department: departmentName,
  isFeatured: false,
  orderIndex,
});

const shape = (groups: ReturnType<typeof teamGroups>) =>
  groups.map(({ id, members }) => [id, members.map((person) => person.id)]);

describe('the departments of the team page', () => {
  it('are in order, each with its members in order', () => {
    const departments = [department('sales', 'Sales', 1), department('desk', 'Desk', 0)];
    const members = [member('b', 'Desk', 2), member('c', 'Sales', 3), member('a', 'Desk', 1)];
    expect(shape(teamGroups(departments, members))).toEqual([
      ['desk', ['a', 'b']],
      ['sales', ['c']],
    ]);
  });

  it('are left out without members', () => {
    expect(teamGroups([department('sales', 'Sales', 0)], [])).toEqual([]);
  });

  it('keep the people of a deleted department, at the end under its old name', () => {
    const groups = teamGroups(
      [department('desk', 'Desk', 0)],
      [member('a', 'Yachts & Sea', 0), member('b', 'Desk', 1)],
    );
    expect(shape(groups)).toEqual([
      ['desk', ['b']],
      ['yachts-sea', ['a']],
    ]);
  });

  it('have ids of their own, also under a name that a department had before or that has no Latin letters', () => {
    const names = ['Sales & Lettings', 'Sales', 'Продажи', 'שיווק'];
    const groups = teamGroups(
      [department('sales', 'Sales & Lettings', 0)],
      names.map((name, index) => member(`person-${index}`, name, index)),
    );
    const ids = groups.map(({ id }) => id);
    expect(new Set(ids).size).toBe(names.length);
    expect(ids).not.toContain('');
  });
});
