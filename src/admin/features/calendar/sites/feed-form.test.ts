import { expect, it } from 'vitest';
import { feedFormSchema } from './feed-form.ts';

const read = (url: string) => feedFormSchema.safeParse({ site: 'Owner', url });

it('an address that calendar programs open is the same file by https', () => {
  for (const typed of ['webcal://calendars.example/2/nights', ' Webcal://calendars.example/2/nights\n']) {
    expect(read(typed).data?.url).toBe('https://calendars.example/2/nights');
  }
  expect(read('https://calendars.example/webcal://x.ics').data?.url).toBe('https://calendars.example/webcal://x.ics');
});

it('any other address is rejected', () => {
  for (const typed of ['', 'calendars.example/a.ics', 'http://calendars.example/a.ics', 'webcal:']) {
    expect(read(typed).error?.issues[0]?.message).toBe('Please give a URL that begins with https://');
  }
});
