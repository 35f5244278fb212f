import * as z from 'zod'

/** Paths start at the root of their storage, which many people write as a leading slash. They are one line. */
export const rootedPath = <T extends z.ZodType>(path: T) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value
    if (/\p{Cc}/u.test(value))
      context.addIssue({ code: 'custom', message: 'The path holds characters that no path has.' })
    return value.trimStart().replace(/^\/+(?=.)/, '')
  }, path)
