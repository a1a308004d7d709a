// Apart from the other texts of favourites, which the cards do not need (accounts specification, section 2).

/** Label of the heart of a saved property. */
export const SAVED = 'Saved';

/** Label of the heart of any other property. */
export const SAVE = 'Save';
