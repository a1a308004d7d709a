/** Id of a field's element, from its form's id and its name. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name.replaceAll('.', '-')}`;
}
