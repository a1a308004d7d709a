import { expect, it } from 'vitest';
import { PATHS } from '#domain/site/paths.ts';
import { phoneUrl } from '#domain/text/phone-url.ts';
import { readMarkup } from '#support/site/built-site.ts';
import { each, textOf, textsOf, theOne } from '#support/site/find-markup.ts';
import { sampleContent, sampleSettings } from '#support/site/sample-content.ts';

const page = await readMarkup(PATHS.contact);
const settings = await sampleSettings();
const departments = await sampleContent('departments');

it('the contact page has its heading and the promise of an answer', () => {
  expect(textsOf(page('h1'))).toEqual(['Speak To Us']);
  expect(textOf(page('main'))).toContain('Our travel experts will contact you within 24 hours');
});

it('the contact form has every field with its label, in order', () => {
  const form = theOne(page('main form'), 'Write to us');
  // Spam traps are hidden from assistive technology too.
  const labels = each(form.find('label')).filter((label) => label.closest('[aria-hidden="true"]').length === 0);
  const fields = labels.map((label) => {
    const field = form.find(`[id="${label.attr('for')}"]`);
    return [textOf(label), field.attr('name'), field.attr('type') ?? field.prop('tagName')?.toLowerCase()];
  });
  expect(fields).toEqual([
    ['What is it about?', 'enquiryType', 'select'],
    ['Check-in', 'checkInDate', 'date'],
    ['Check-out', 'checkOutDate', 'date'],
    ['Message', 'message', 'textarea'],
    ['Full name', 'fullName', 'text'],
    ['Email', 'email', 'email'],
    ['Phone', 'phone', 'tel'],
    ['Country', 'country', 'text'],
    ['I agree to the Terms of Use and the Privacy Policy', 'agreeToTerms', 'checkbox'],
  ]);
  expect(textsOf(form.find('option'))).toEqual([
    'Rental or Real Estate',
    'Rental',
    'Real Estate',
    'List Property',
    'Press Inquiry',
  ]);
  expect(theOne(form.find('a'), 'Terms of Use').attr('href')).toBe(PATHS.terms);
  expect(theOne(form.find('a'), 'Privacy Policy').attr('href')).toBe(PATHS.privacyPolicy);
});

it('the contact page has a block for each department, in order', () => {
  const directory = theOne(page('main section'), 'Our departments');
  const claim = 'Each department has its own phone number.';
  const numbers = new Set(departments.map(({ phone }) => phone));
  expect(textOf(directory).includes(claim)).toBe(!numbers.has('') && numbers.size === departments.length);
  const blocks = each(directory.find('li'));
  expect(blocks.map((block) => textOf(block.find('h3')))).toEqual(departments.map(({ name }) => name));
  for (const [index, { description, phone, email }] of departments.entries()) {
    const links = each(blocks[index]?.find('a') ?? page([])).map((link) => [textOf(link), link.attr('href')]);
    expect(links).toEqual([
      ...(phone === '' ? [] : [[phone, phoneUrl(phone)]]),
      ...(email === '' ? [] : [[email, `mailto:${email}`]]),
    ]);
    expect(blocks[index]?.text()).toContain(description);
  }
});

it('the contact page shows the postal address of the office, its hours and a way to chat', () => {
  const office = theOne(page('main section'), 'Our office');
  for (const line of settings.officeAddress) expect(textOf(office.find('address'))).toContain(line);
  expect(textsOf(office.find('p'))).toContain(settings.officeHours);
  const chat = office.find('a.button');
  expect(each(chat).map((link) => link.attr('href'))).toEqual(
    settings.chatAddress === null ? [] : [settings.chatAddress],
  );
});
