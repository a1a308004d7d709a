import { describe, expect, it } from 'vitest';
import { siteSettingsSchema } from '#domain/site/settings.ts';
import { chatLabel } from './text.ts';

const { chatAddress } = siteSettingsSchema.shape;

describe('the chat button', () => {
  it.each([
    ['https://wa.me/351210000100', 'Chat on WhatsApp'],
    ['https://chat.example/team', 'Chat with us'],
    ['mailto:concierge@marealta.example', 'Email us'],
    ['tel:+351210000100', 'Call us'],
  ])('that leads to %s says %s', (address, label) => {
    expect(chatAddress.parse(address)).toBe(address);
    expect(chatLabel(address)).toBe(label);
  });

  it.each(['javascript:alert(1)', 'http://chat.example', 'data:text/html,x', 'concierge@marealta.example'])(
    'does not lead to %s',
    (address) => {
      expect(chatAddress.safeParse(address).success).toBe(false);
    },
  );
});
