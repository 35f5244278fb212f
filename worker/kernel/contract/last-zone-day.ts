/** A day ends last in the zone twelve hours west of Greenwich. */
const LAST_ZONE = 12 * 3_600_000

/** The day that it still is somewhere, so that what is good until a day is so for everybody. */
export const lastZoneDay = (at: string): string => new Date(Date.parse(at) - LAST_ZONE).toISOString().slice(0, 10)
