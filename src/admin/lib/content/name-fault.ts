import type { FieldFault } from '#lib/forms/form-errors.ts';

/**
 * A fault as a line of the error summary, where no field stands beside it: 'Local cuisine 2, name: please fill this in'. Any
 * other message names its field itself.
 */
export function nameFault(labels: Readonly<Record<string, string>>, { path, message }: FieldFault): FieldFault {
  const [field = '', ...parts] = path.split('.');
  const label = labels[path] ?? [labels[field] ?? '', ...parts].filter((part) => part !== '').reduce(addPart, '');
  const [firstWord = ''] = label.toLowerCase().split(/[ ,]/);
  const isGeneral = message.startsWith('Please ') && !message.toLowerCase().includes(firstWord);
  if (label === '' || !isGeneral) return { path, message };
  return { path, message: `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}` };
}

/** The label with a further part of the path: the place of an entry, from 1, or a name in words. */
function addPart(label: string, part: string, index: number): string {
  if (index === 0) return part;
  return /^\d+$/.test(part) ? `${label} ${Number(part) + 1}` : `${label}, ${inWords(part)}`;
}

function inWords(name: string): string {
  if (name === 'url') return 'URL';
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
}
