import { beforeEach, expect, it, vi } from 'vitest';
import { $stayRequest, noteStayRequest, type StayRequest } from './stay-request.ts';

const request = (adults: number, totalCents: number): StayRequest => ({
  propertyId: 'one',
  range: { from: '2027-07-03', to: '2027-07-10' },
  word: 'night',
  ...{ adults, childAges: [], pets: 0 },
  quote: { lines: [{ kind: 'nights', nights: 7, season: '', cents: totalCents }], totalCents, depositCents: 0 },
});

beforeEach(() => {
  $stayRequest.set(null);
});

it('a stay that is quoted again with the same outcome does not fill the form again', () => {
  const filled = vi.fn();
  const end = $stayRequest.listen(filled);
  noteStayRequest(null);
  expect(filled).not.toHaveBeenCalled();
  noteStayRequest(request(2, 70_000));
  noteStayRequest(request(2, 70_000));
  expect(filled).toHaveBeenCalledOnce();
  end();
});

it.each([request(3, 70_000), request(2, 80_000), null])('another stay does', (other) => {
  noteStayRequest(request(2, 70_000));
  const filled = vi.fn();
  const end = $stayRequest.listen(filled);
  noteStayRequest(other);
  expect(filled).toHaveBeenCalledOnce();
  expect($stayRequest.get()).toEqual(other);
  end();
});
