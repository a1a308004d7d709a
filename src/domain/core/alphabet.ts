/** The order of names in lists: it ignores accents and case ('Óbidos' equals 'obidos') and puts 'Villa 2' before 'Villa 10'. */
export const ALPHABET = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
