import { randomUUID } from 'node:crypto';
import { enter, expect, moveByKeyboard, fakeCollection, rejectChanges, test } from '../content-fixtures.ts';

const PAGE = '/admin/team-members';

// The browser logs the error responses that these tests cause.
test.use({
  restores: ['teamMembers', 'departments'],
  toleratedErrors: [/the server responded with a status of (400|500)/],
});

test('an editor keeps a department and its people', async ({ page, account, store }) => {
  const word = randomUUID().slice(0, 8);
  const [department, renamed, name] = [`Cellar ${word}`, `Wine ${word}`, `Ana ${word}`];
  await enter(page, PAGE, await account('editor'));
  await page.getByRole('button', { name: 'Add Department' }).click();
  const departmentForm = page.getByRole('form', { name: 'Add Department' });
  await departmentForm.getByLabel('Email').fill('cellar');
  await departmentForm.getByRole('button', { name: 'Save' }).click();
  await expect(departmentForm.getByRole('alert')).toContainText('Name: please fill this in');
  await expect(departmentForm.getByRole('alert')).toContainText('Please enter a valid email address');
  await departmentForm.getByLabel('Email').fill('');
  await departmentForm.getByLabel('Name').fill(department);
  await departmentForm.getByRole('button', { name: 'Save' }).click();
  await expect(departmentForm).toBeHidden();

  const departments = page.getByRole('list', { name: 'Departments' });
  const card = departments.getByRole('listitem').filter({ hasText: word });
  await card.getByRole('button', { name: `${department} 0 members` }).click();
  await expect(page.getByRole('combobox', { name: 'Department', exact: true })).toHaveValue(department);
  await expect(page.getByText('No team members found')).toBeVisible();

  await page.getByRole('button', { name: 'Add Team Member' }).click();
  const form = page.getByRole('form', { name: 'Add Team Member' });
  await expect(form.getByLabel('Department')).toHaveValue(department);
  await expect(form.getByText('JPEG, PNG or WebP, up to 5MB')).toBeVisible();
  const large = { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024) };
  await form.getByLabel('Upload').setInputFiles(large);
  await expect(form.getByText('File too large: 6.0MB. Maximum size is 5MB.')).toBeVisible();
  await form.getByLabel('Department').selectOption('');
  await form.getByLabel('Email').fill('ana@');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert').first().getByRole('link')).toHaveCount(4);
  await form.getByLabel('Department').selectOption(department);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Job title').fill('Sommelier');
  await form.getByLabel('Email').fill('ana@test.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const row = page.getByRole('list', { name: 'Team members' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(`Sommelier · ${department}`);
  await row.getByRole('switch').click();
  await expect(row).toContainText('Featured');
  await expect.poll(async () => (await store.find('teamMembers', 'name', name))[0]?.['isFeatured']).toBe(true);
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('form', { name: 'Edit Team Member' });
  await edit.getByLabel('Biography').fill('Knows every cellar.');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();

  await card.getByRole('button', { name: `Edit department ${department}` }).click();
  const editDepartment = page.getByRole('form', { name: 'Edit Department' });
  await editDepartment.getByLabel('Name').fill(renamed);
  await editDepartment.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(`Sommelier · ${renamed}`);
  await expect(card).toContainText('1 member');

  await card.getByRole('button', { name: `Delete department ${renamed}` }).click();
  const question = page.getByRole('dialog', { name: `Delete the department “${renamed}”?` });
  await expect(question.getByText('This will NOT delete team members in this department')).toBeVisible();
  await question.getByRole('button', { name: 'Delete department', exact: true }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Department', exact: true })).toHaveValue('');
  await expect(row).toContainText(`${renamed} (deleted department)`);

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const confirm = page.getByRole('dialog', { name: `Delete ${name} from the team?` });
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await confirm.getByRole('button', { name: 'Delete team member' }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await store.find('teamMembers', 'name', name)).length).toBe(0);
});

test(
  'departments and people are put in order, people of one department among themselves',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    const { docs } = await store.firestore.collection('teamMembers').orderBy('orderIndex').get();
    const people = docs.map((document) => ({
      id: document.id,
      name: String(document.get('name')),
      department: String(document.get('department')),
    }));
    const group = Object.values(Object.groupBy(people, (person) => person.department)).find(
      (one) => (one?.length ?? 0) > 1,
    );
    const [first, second] = [group?.[0], group?.[1]];
    await enter(page, PAGE, await account('editor'));
    await page.getByRole('combobox', { name: 'Department', exact: true }).selectOption(first?.department ?? '');
    await page.getByRole('button', { name: `Move ${first?.name} down` }).click();
    const swapped = people.map(({ id }) => (id === first?.id ? second?.id : id === second?.id ? first?.id : id));
    await expect.poll(() => store.order('teamMembers')).toEqual(swapped);

    const [one = '', two = '', ...rest] = await store.order('departments');
    const name = String((await store.firestore.doc(`departments/${one}`).get()).get('name'));
    await moveByKeyboard(page, name, 'ArrowRight', `${name} is now at position 2 of ${rest.length + 2}.`);
    await expect.poll(() => store.order('departments')).toEqual([two, one, ...rest]);
  },
);

test('a change that the backend rejects is undone and reported', { tag: '@nightly' }, async ({ page, account }) => {
  await enter(page, PAGE, await account('editor'));
  const row = page.getByRole('list', { name: 'Team members' }).getByRole('listitem').first();
  const card = page.getByRole('list', { name: 'Departments' }).getByRole('listitem').first();
  await expect(row).toBeVisible();
  const person = await row.getByRole('heading').textContent();
  await rejectChanges(page);
  const banner = page.getByRole('alert');

  await row.getByRole('switch').click();
  await expect(banner).toHaveText('Error updating featured status: Something went wrong');
  await row.getByRole('button', { name: / down$/ }).click();
  await expect(banner).toHaveText('Error reordering team members: Something went wrong');
  await row.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('button', { name: 'Delete team member', exact: true }).click();
  await expect(banner).toHaveText('Error deleting team member: Something went wrong');
  await expect(row.getByRole('heading')).toHaveText(person ?? '');
  await card.getByRole('button', { name: / down$/ }).click();
  await expect(banner).toHaveText('Error reordering departments: Something went wrong');
  await card.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('button', { name: 'Delete department', exact: true }).click();
  await expect(banner).toHaveText('Error deleting department: Something went wrong');
  await row.getByRole('button', { name: /^Edit / }).click();
  const form = page.getByRole('form', { name: 'Edit Team Member' });
  await form.getByLabel('Job title').fill('Another');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert').first()).toContainText('Error updating team member: Something went wrong');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('button', { name: 'Add Department' }).click();
  const departmentForm = page.getByRole('form', { name: 'Add Department' });
  await departmentForm.getByLabel('Name').fill('Rejected');
  await departmentForm.getByRole('button', { name: 'Save' }).click();
  await expect(departmentForm.getByRole('alert')).toContainText('Error adding department: Something went wrong');
});

test(
  'an empty team is reported, and one that cannot be read offers to try again',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await fakeCollection(page, 'teamMembers', 'empty');
    await fakeCollection(page, 'departments', 'empty');
    await enter(page, PAGE, await account('editor'));
    await expect(page.getByText('No team members found')).toBeVisible();
    await expect(page.getByText('No departments yet.')).toBeVisible();
    await page.unrouteAll();
    await fakeCollection(page, 'teamMembers', 'broken');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch team members');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

    // Who would be left in a deleted department is not known either.
    const card = page.getByRole('list', { name: 'Departments' }).getByRole('listitem').first();
    await expect(card).toBeVisible();
    const count = card.getByText(/^\d+ members?$/);
    await expect(count).toHaveCount(0);
    await card.getByRole('button', { name: /^Delete / }).click();
    const question = page.getByRole('dialog');
    const yes = question.getByRole('button', { name: 'Delete department', exact: true });
    await expect(question.getByRole('alert')).toContainText('The people of this department could not be read.');
    await expect(yes).toBeDisabled();
    await page.unrouteAll();
    await question.getByRole('button', { name: 'Try again' }).click();
    await expect(yes).toBeEnabled();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(count).toBeVisible();
    await expect(page.getByRole('list', { name: 'Team members' })).toBeVisible();
  },
);
