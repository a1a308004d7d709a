/** The form that AccountForm.astro made under this name. */
export function formNamed(name: string): HTMLFormElement {
  const form = document.querySelector(`form[data-account-form="${name}"]`);
  if (!(form instanceof HTMLFormElement)) throw new Error(`The page has no form ${name}`);
  return form;
}
