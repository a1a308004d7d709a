import { randomUUID } from 'node:crypto';
import { enter, expect, test } from '../content-fixtures.ts';
import { screenFaults } from '../screen-faults.ts';

// The browser logs the conflict that these tests cause.
test.use({
  restores: ['featured', 'destinations', 'teamMembers', 'departments'],
  toleratedErrors: [/the server responded with a status of 409/],
});
test('deleting a property in use names each place with a link, and removes it there', async ({
  page,
  account,
  store,
  properties,
}) => {
  const { id, title } = await properties.create();
  const featured = randomUUID();
  await store.firestore
    .doc(`featured/${featured}`)
    .set({ id: featured, propertyId: id, isActive: true, orderIndex: 99, rev: 1 });
  await store.change('destinations/comporta', { suggestedPropertyId: id });

  await enter(page, `/admin/dashboard?q=${encodeURIComponent(title)}`, await account('editor'));
  await page.getByLabel('Search properties').fill(title);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: `“${title}” is still in use` });
  await expect(question.getByRole('link')).toHaveText(['Featured Properties', 'Comporta']);
  await expect(question.getByRole('link', { name: 'Comporta' })).toHaveAttribute(
    'href',
    '/admin/destinations/comporta',
  );
  expect(await screenFaults(page, 'dialog')).toEqual([]);
  expect(await properties.read(id)).not.toBeNull();

  await question.getByRole('button', { name: 'Remove it there and delete it' }).click();
  await expect.poll(() => properties.read(id)).toBeNull();
  expect((await store.firestore.doc(`featured/${featured}`).get()).exists).toBe(false);
  expect((await store.firestore.doc('destinations/comporta').get()).get('suggestedPropertyId')).toBeNull();
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toHaveCount(0);
});

test(
  'deleting a department names its people, and moves them to another',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    const word = randomUUID().slice(0, 8);
    const [cellar, kitchen, name] = [`Cellar ${word}`, `Kitchen ${word}`, `Ana ${word}`];
    for (const [index, department] of [cellar, kitchen].entries()) {
      const id = department.toLowerCase().replace(' ', '-');
      const document = { id, name: department, description: '', phone: '', email: '', orderIndex: 90 + index, rev: 1 };
      await store.firestore.doc(`departments/${id}`).set(document);
    }
    await store.firestore.doc(`teamMembers/ana-${word}`).set({
      ...{ id: `ana-${word}`, name, title: 'Sommelier', bio: '', photo: null, phone: '', email: '' },
      ...{ department: cellar, isFeatured: false, orderIndex: 90, rev: 1 },
    });

    await enter(page, '/admin/team-members', await account('editor'));
    await page.getByRole('button', { name: `Delete department ${cellar}` }).click();
    const question = page.getByRole('dialog', { name: `Delete the department “${cellar}”?` });
    await expect(question).toContainText('This will NOT delete team members in this department');
    await expect(question.getByRole('link')).toHaveText([name]);
    await question.getByLabel('Move them to').selectOption(kitchen);
    expect(await screenFaults(page, 'dialog')).toEqual([]);
    await question.getByRole('button', { name: 'Delete department' }).click();
    await expect.poll(async () => (await store.find('departments', 'name', cellar)).length).toBe(0);
    expect((await store.find('teamMembers', 'name', name))[0]).toMatchObject({ department: kitchen });
  },
);

test(
  'deleting a team member names the properties whose adviser it is',
  { tag: '@nightly' },
  async ({ page, account, store, properties }) => {
    const word = randomUUID().slice(0, 8);
    const [id, name] = [`ana-${word}`, `Ana ${word}`];
    await store.firestore.doc(`teamMembers/${id}`).set({
      ...{ id, name, title: 'Adviser', bio: '', photo: null, phone: '', whatsApp: '', email: '' },
      ...{ department: 'Rentals', isFeatured: false, orderIndex: 90, rev: 1 },
    });
    const advised = [
      await properties.create({ adviser: id, title: `Casa 9 ${word}` }),
      await properties.create({ adviser: id, title: `Casa 10 ${word}` }),
    ];
    await properties.create();

    await enter(page, '/admin/team-members', await account('editor'));
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    const question = page.getByRole('dialog', { name: `Delete ${name} from the team?` });
    await expect(question).toContainText('Adviser of 2 properties, which name the office after that:');
    await expect(question.getByRole('link')).toHaveText(advised.map(({ title }) => title));
    await expect(question.getByRole('link', { name: advised[0]?.title ?? '' })).toHaveAttribute(
      'href',
      `/admin/edit-property/${advised[0]?.id}`,
    );
    expect(await screenFaults(page, 'dialog')).toEqual([]);
    await question.getByRole('button', { name: 'Delete team member' }).click();
    await expect(page.getByRole('button', { name: `Delete ${name}`, exact: true })).toHaveCount(0);
    await expect.poll(async () => (await store.firestore.doc(`teamMembers/${id}`).get()).exists).toBe(false);
  },
);
