const MINUTE = 1 / 1440

/** The sweep finds messages that got lost and leaves alone what may be at work. */
export const SOON = 1.5 * MINUTE
/** Two hours on, it also releases questions that were cut off, and tries again what failed. */
export const LATER = 130 * MINUTE
