/** Text of a clipboard: cells of a spreadsheet have both, a copied file may have its name, a picture of a page its HTML. */
const TEXTS = ['text/plain', 'text/html'];

/**
 * The files of a clipboard that are meant as files. Programs such as Excel add a picture of the text that was copied: it is
 * left alone beside any text in a text field, and elsewhere beside the text of cells.
 */
export function pastedFiles({ types, files }: Pick<DataTransfer, 'types' | 'files'>, intoTextField: boolean): File[] {
  const hasText = (type: string): boolean => types.includes(type);
  return (intoTextField ? TEXTS.some(hasText) : TEXTS.every(hasText)) ? [] : [...files];
}

/** Whether somebody can type text into the target of an event. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('textarea, input:not([type=file], [type=checkbox], [type=radio])');
}
