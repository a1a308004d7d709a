import type { FieldFault } from '#lib/forms/form-errors.ts';

/**
 * A fault as a line of the error summary, where no field stands beside it: 'Local cuisine, name: please fill this in'. Any
 * other message names its field itself.
 */
export function nameFault(labels: Readonly<Record<string, string>>, { path, message }: FieldFault): FieldFault {
  const [field = '', ...parts] = path.split('.');
  const label = labels[path] ?? [labels[field] ?? '', ...parts.map(inWords)].filter((part) => part !== '').join(', ');
  const [firstWord = ''] = label.toLowerCase().split(/[ ,]/);
  const isGeneral = message.startsWith('Please ') && !message.toLowerCase().includes(firstWord);
  if (label === '' || !isGeneral) return { path, message };
  return { path, message: `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}` };
}

function inWords(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
}
