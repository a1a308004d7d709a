/** Maps the texts in a value of JSON, by the key that each has, or its place in a list; the shape stays the same. */
export function mapTexts<Value>(value: Value, map: (text: string, key: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    typeof part === 'string' ? map(part, key) : part,
  ) as Value;
}
