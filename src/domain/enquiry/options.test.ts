import { describe, expect, it } from 'vitest';
import { CONTACT_ENQUIRY_TYPES, INFORMATION_TOPICS, TIMEFRAMES, VIEWING_TIMES } from './options.ts';

describe('options of the enquiry forms', () => {
  it("viewing times are 'every 30 minutes 09:00 to 12:30 and 14:00 to 18:00'", () => {
    expect(VIEWING_TIMES.join(' ')).toBe(
      '09:00 09:30 10:00 10:30 11:00 11:30 12:00 12:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00 17:30 18:00',
    );
  });

  it("timeframes are 'Immediately, Within 1 month, Within 3 months, Within 6 months, Within 1 year, Just researching'", () => {
    expect(TIMEFRAMES.join(', ')).toBe(
      'Immediately, Within 1 month, Within 3 months, Within 6 months, Within 1 year, Just researching',
    );
  });

  it("topics are 'floor plans, pricing, legal, neighborhood, investment, maintenance, utilities, history, taxes, financing'", () => {
    expect(INFORMATION_TOPICS.map(({ label }) => label.toLowerCase()).join(', ')).toBe(
      'floor plans, pricing, legal, neighborhood, investment, maintenance, utilities, history, taxes, financing',
    );
  });

  it("contact enquiry types are 'Rental or Real Estate, Rental, Real Estate, List Property, Press Inquiry'", () => {
    expect(CONTACT_ENQUIRY_TYPES.join(', ')).toBe(
      'Rental or Real Estate, Rental, Real Estate, List Property, Press Inquiry',
    );
  });
});
