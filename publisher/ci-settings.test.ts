import { expect, it } from 'vitest';
import { ciSettingsSchema } from './ci-settings.ts';
import { readPublisherSettings } from './publisher-settings.ts';

const SECRET = 's'.repeat(64);

it.each(['', '\n', '\r\n'])('the secret of the build hook is read without its last characters %j', (end) => {
  const environment = {
    ...{ BUILD_HOOK_SECRET: `${SECRET}${end}`, SITE_ORIGIN: 'https://www.example.com' },
    ...{ PUBLISH_TASK: '{}', GCLOUD_PROJECT: 'example-site' },
  };
  expect(ciSettingsSchema.parse(environment).BUILD_HOOK_SECRET).toBe(SECRET);
  expect(readPublisherSettings(environment).secret).toBe(SECRET);
});
