import { describe, expect, it } from 'vitest';
import { currentConsent } from './consent-texts.ts';
import { requireConsent, requirePerson } from './form-guard.ts';
import { FORM_FILL_MIN } from './limits.ts';

const scripted = { plainForm: false };
const plain = { plainForm: true };

describe('a form', () => {
  it('filled in by a person passes', () => {
    expect(() => requirePerson({ elapsed: FORM_FILL_MIN, homepage: '' }, scripted)).not.toThrow();
  });

  it('sent faster than a person can gives the seconds to wait', () => {
    const check = () => requirePerson({ elapsed: FORM_FILL_MIN - 1, homepage: '' }, scripted);
    expect(check).toThrow(expect.objectContaining({ code: 'too_quick', headers: { 'Retry-After': '1' } }));
  });

  it('without JavaScript has no time, and one with JavaScript must have one', () => {
    expect(() => requirePerson({ elapsed: null, homepage: '' }, plain)).not.toThrow();
    const check = () => requirePerson({ elapsed: null, homepage: '' }, scripted);
    expect(check).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  });

  it.each([scripted, plain])('with a filled hidden field is from a program (%o)', (sender) => {
    const check = () => requirePerson({ elapsed: 9000, homepage: 'x' }, sender);
    expect(check).toThrow(expect.objectContaining({ code: 'not_human' }));
  });
});

describe('a consent', () => {
  it('is the text of the version that the form showed', () => {
    const current = currentConsent('newsletter');
    expect(requireConsent('newsletter', current.version)).toEqual(current);
  });

  it('to the text of another form is rejected', () => {
    const check = () => requireConsent('enquiry', currentConsent('newsletter').version);
    expect(check).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  });

  it('to the owners’ form covers the text about news by the same version', () => {
    expect(currentConsent('marketing').version).toBe(currentConsent('submission').version);
  });
});
