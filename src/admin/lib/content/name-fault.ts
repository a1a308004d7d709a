import type { FieldFault } from '#lib/forms/form-errors.ts';

/**
 * A fault as a line of the error summary, where no field stands beside it: 'Reviews of guests 2, “Written on”: please fill
 * this in'. Any other message names its field itself. `labels` has paths without the places of entries: 'reviews.date'.
 */
export function nameFault(labels: Readonly<Record<string, string>>, { path, message }: FieldFault): FieldFault {
  const name = nameField(labels, path);
  const [firstWord = ''] = name.toLowerCase().split(/[ ,]/);
  const isGeneral = message.startsWith('Please ') && !message.toLowerCase().includes(firstWord);
  if (name === '' || !isGeneral) return { path, message };
  return { path, message: `${name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}` };
}

function nameField(labels: Readonly<Record<string, string>>, path: string): string {
  let name = '';
  let key = '';
  let isInEntry = false;
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      name = `${name} ${Number(part) + 1}`;
      isInEntry = true;
      continue;
    }
    key = key === '' ? part : `${key}.${part}`;
    const label = labels[key];
    // A field of a group has a label of its own; a part's label alone would not say of which entry.
    if (label !== undefined) name = isInEntry ? `${name}, “${label}”` : label;
    else if (name !== '') name = `${name}, ${inWords(part)}`;
  }
  return name;
}

function inWords(name: string): string {
  if (name === 'url') return 'URL';
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
}
