import * as z from 'zod'

/** Paths count from the root of their storage, which many people write as a leading slash. */
export const fromRoot = <T extends z.ZodType>(path: T) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trimStart().replace(/^\/+(?=.)/, '') : value), path)
