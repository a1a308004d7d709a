import fc from 'fast-check';

/** JSON that no form sends: wrong types, huge and unusual texts, deep nesting, numbers and dates out of range. */
const HOSTILE: readonly string[] = [
  ...[
    'null',
    'true',
    '0',
    '-1',
    '1e308',
    '-0',
    '1.5',
    '9007199254740993',
    '"12"',
    '[]',
    '{}',
    '[[]]',
    '""',
    '"\\u0000"',
  ],
  ...[
    '"\\ud800"',
    '"\\u202e=CMD()"',
    '"a\\r\\nBcc: x@y.example"',
    '"<script>alert(1)</script>"',
    '"=1+1"',
    '"../../x"',
  ],
  ...['"0000-00-00"', '"2026-02-30"', '"+275760-09-13"', '"9999-12-31"', '"__proto__"', '"constructor"', '"💥👩‍👩‍👧‍👦"'],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"toString":1}', '{"$ref":"#"}'],
  ...['NaN', 'Infinity', 'undefined', '0x1', "'single'"],
  `"${'a'.repeat(5000)}"`,
  `"${'€'.repeat(40_000)}"`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `[${Array.from({ length: 3000 }, () => '"golf"').join(',')}]`,
];

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'admin', 'id', 'state', '', 'a.b', 'received.0'];

/** A change to the text of a JSON body; `at`, between 0 and 1, chooses the position. */
interface BodyChange {
  readonly how: 'value' | 'name' | 'remove' | 'cut' | 'none';
  readonly at: number;
  readonly value: string;
  readonly name: string;
}

/** One of ten changes nothing. */
export const bodyChange: fc.Arbitrary<BodyChange> = fc.record({
  how: fc.constantFrom('value', 'value', 'value', 'value', 'value', 'name', 'name', 'remove', 'cut', 'none'),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  value: fc.constantFrom(...HOSTILE),
  name: fc.constantFrom(...NAMES),
});

/** A member of an object with a plain value, as JSON.stringify writes it. */
const MEMBER = /"(\w+)":("(?:[^"\\]|\\.)*"|-?[\d.e+]+|true|false|null)/g;

/** Returns the body as changed text, which may be invalid JSON. */
export function corruptBody(body: unknown, { how, at, value, name }: BodyChange): string {
  const text = JSON.stringify(body);
  const members = [...text.matchAll(MEMBER)];
  const member = members[Math.floor(at * members.length)];
  if (how === 'none' || member === undefined) return text;
  if (how === 'cut') return text.slice(0, Math.floor(at * text.length));
  const [whole, own = ''] = member;
  const [before, after] = [text.slice(0, member.index), text.slice(member.index + whole.length)];
  if (how === 'remove') return `${before}"${name}":1${after}`;
  return how === 'value' ? `${before}"${own}":${value}${after}` : `${before}${whole},"${name}":${value}${after}`;
}
