/** The order of names in lists: accents and case do not decide ('Óbidos' stands by 'Obidos'), and 'Villa 2' comes before 'Villa 10'. */
export const ALPHABET = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
