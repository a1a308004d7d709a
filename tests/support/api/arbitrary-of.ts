import fc from 'fast-check';
import * as z from 'zod';
import { dayAhead } from '#support/future-days.ts';

/** The parts of JSON Schema that the domain's schemas use. */
const nodeSchema = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  format: z.string().optional(),
  minimum: z.number().default(0),
  maximum: z.number().default(1000),
  maxItems: z.number().default(20),
});

const day = fc.integer({ min: 30, max: 760 }).map(dayAhead);

const email = fc.uuid().map((id) => `Fuzz-${id}@test.example`);

const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `x${text}`);

/** Values by field name, for rules that JSON Schema cannot express because a form checks them after trimming. */
const NAMED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email,
  // A form requires the same value in both fields.
  password: fc.constant('A villa by the sea'),
  confirmPassword: fc.constant('A villa by the sea'),
  token: fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 43, maxLength: 43 }),
  release: fc.uuid().map((id) => `release-${id}`),
  name: line,
  ownerName: line,
  area: line,
  description: line,
  propertyLocation: line,
  priceExpectation: line,
  phone: fc.constantFrom('+351 912 345 678', '912-345-678', '(0351) 21.000.100'),
  preferredDate: day,
  preferredTime: fc.constantFrom('09:00', '12:30', '14:00', '18:00'),
  alternativeTime: fc.constantFrom('', '17:30'),
  checkInDate: fc.constantFrom('', dayAhead(30)),
  checkOutDate: fc.constantFrom('', dayAhead(60)),
  checkIn: fc.constantFrom('', dayAhead(30)),
  checkOut: fc.constantFrom('', dayAhead(60)),
  availableFrom: fc.constantFrom('', dayAhead(30)),
  availableTo: fc.constantFrom('', dayAhead(60)),
};

/** Generates values that the schema mostly accepts. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromNode(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function fromNode(schemaNode: unknown): fc.Arbitrary<unknown> {
  const node = nodeSchema.parse(schemaNode);
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  const choices = node.anyOf ?? node.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(fromNode));
  switch (node.type) {
    case 'object': {
      const { properties = {}, required } = node;
      const fields = Object.entries(properties).map(([name, field]): [string, fc.Arbitrary<unknown>] => [
        name,
        NAMED[name] ?? fromNode(field),
      ]);
      return fc.record(Object.fromEntries(fields), { requiredKeys: required });
    }
    case 'array':
      return fc.uniqueArray(fromNode(node.items), { maxLength: node.maxItems });
    case 'integer':
      return fc.integer({ min: Math.max(node.minimum, -1000), max: Math.min(node.maximum, 1000) });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fromFormat(node.format);
    default:
      return fc.constant(null);
  }
}

function fromFormat(format: string | undefined): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  return format === 'date' ? day : fc.string({ unit: 'grapheme', maxLength: 40 });
}
