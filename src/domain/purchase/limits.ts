/** The law has 7 brackets in 2026. */
export const IMT_BRACKETS_MAX = 12;

/** The law has 3 steps in 2026. */
export const AIMI_STEPS_MAX = 6;
