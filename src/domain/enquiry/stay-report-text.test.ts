import { describe, expect, it } from 'vitest';
import type { StayReport } from './stay-report.ts';
import { describeAvailability, listAlternatives } from './stay-report-text.ts';

const report = (given: Partial<StayReport> = {}): StayReport => ({
  ...{
    propertyId: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
    dates: '3 – 10 May 2027',
    word: 'night',
    state: 'free',
    isOpen: true,
  },
  ...{ heldUntil: null, acceptedCents: null, reasons: [], obstacles: [], alternatives: [] },
  quote: { lines: [], totalCents: 840_050, depositCents: 0 },
  ...given,
});

const accepted = { acceptedCents: 700_000 };

describe('a template says to the guest', () => {
  it.each<[string, Partial<StayReport>]>([
    ['We are glad to say that it is free. The stay costs €8,400.50 with all fees.', {}],
    ['We are glad to say that it is free. The booking costs €8,400.50 with all fees.', { word: 'day' }],
    ['We are glad to say that it is free.', { quote: null }],
    ['We are glad to say that it is free. The stay costs €7,000 with all fees.', accepted],
    [
      'A stay has at least 7 nights (High summer). Pets are not allowed here.',
      { quote: null, obstacles: ['A stay has at least 7 nights (High summer)', 'Pets are not allowed here'] },
    ],
    [
      'We are glad to say that it is free. The stay costs €7,000 with all fees.',
      { ...accepted, quote: null, obstacles: ['A stay has at least 7 nights (High summer)'] },
    ],
    ['These dates have passed.', { ...accepted, isOpen: false, quote: null, obstacles: ['These dates have passed'] }],
    ['It is booked for you. The stay costs €7,000 with all fees.', { ...accepted, state: 'booked', quote: null }],
    ['I am sorry to say that it is taken.', { state: 'taken', ...accepted }],
    ['I am sorry to say that it is taken.', { state: 'taken' }],
    ['It is booked for you. The stay costs €8,400.50 with all fees.', { state: 'booked' }],
    [
      'We hold it for you until 1 May 2027 at 13:00 in Portugal. The stay costs €8,400.50 with all fees.',
      { state: 'held', heldUntil: '2027-05-01T12:00:00.000Z' },
    ],
  ])('%s', (sentence, given) => {
    expect(describeAvailability(report(given))).toBe(sentence);
  });

  it('which similar stays there are', () => {
    const alternatives = [{ slug: 'quinta', title: 'Quinta', location: 'Lagos', totalCents: 90_000 }];
    expect(listAlternatives(report({ alternatives }), 'https://site.example')).toBe(
      'Quinta, Lagos: €900, https://site.example/property/quinta',
    );
    const unpriced = alternatives.map((stay) => ({ ...stay, totalCents: null }));
    expect(listAlternatives(report({ alternatives: unpriced }), 'https://site.example')).toBe(
      'Quinta, Lagos: https://site.example/property/quinta',
    );
    expect(listAlternatives(report(), 'https://site.example')).toBe('');
  });
});
