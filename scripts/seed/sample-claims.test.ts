import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { expect, it } from 'vitest';
import { readPictureIndex } from './media/picture-index.ts';
import {
  CONSENT_PROOF_MONTHS,
  MESSAGE_RETENTION_MONTHS,
  UNCONFIRMED_ACCOUNT_DAYS,
  UNCONFIRMED_DAYS,
} from '#domain/privacy/limits.ts';
import { readContent } from './read-content.ts';

const SEED = import.meta.dirname;
const { property, settings, legalPage } = await readContent(
  join(SEED, 'content'),
  new Set((await readPictureIndex(join(SEED, 'pictures'))).keys()),
);

/** The number that a claim begins with or contains. */
function numberIn(claim: string): number {
  return Number(/\d+/.exec(claim)?.[0] ?? NaN);
}

it('the claims of the home page are true of the sample (docs/decisions/0131)', () => {
  expect(settings).toHaveLength(1);
  for (const { value } of settings) {
    expect(numberIn(value.home.villaClaim)).toBeLessThanOrEqual(property.length);
    expect(numberIn(value.home.destinationClaim)).toBe(DESTINATION_SLUGS.length);
  }
});

it('the privacy policy promises the periods that the code keeps', () => {
  const policy = JSON.stringify(legalPage.find(({ value }) => value.slug === 'privacy-policy'));
  expect(policy).toContain(`anonymised ${MESSAGE_RETENTION_MONTHS} months after the last message`);
  expect(policy).toContain(`${UNCONFIRMED_DAYS} days if you never confirm;`);
  expect(policy).toContain(`${UNCONFIRMED_ACCOUNT_DAYS} days if you never confirm your email address`);
  const years = ['one year', 'two years', 'three years'][CONSENT_PROOF_MONTHS / 12 - 1];
  expect(policy).toContain(`the proof of consent for ${years} after that`);
});

it('the privacy policy promises the period for which the guide to deploying keeps copies', () => {
  const policy = JSON.stringify(legalPage.find(({ value }) => value.slug === 'privacy-policy'));
  const days = numberIn(/copies in security backups are deleted within a further \d+ days/.exec(policy)?.[0] ?? '');
  const guide = readFileSync('docs/deploy.md', 'utf8');
  expect(7 * numberIn(/--retention=\d+w/.exec(guide)?.[0] ?? '')).toBeLessThanOrEqual(days);
  // A bucket with versions keeps what was deleted, and what it deletes itself a week more.
  expect(numberIn(/"daysSinceNoncurrentTime":\d+/.exec(guide)?.[0] ?? '') + 7).toBeLessThanOrEqual(days);
});
