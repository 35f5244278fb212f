/**
 * Pages that are read while somebody waits. A model takes some four seconds to look at a page and up to a minute to write, and
 * no call may take longer than a hundred seconds.
 */
export const PAGES_AT_ONCE = 10
