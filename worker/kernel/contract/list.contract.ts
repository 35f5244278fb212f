import * as z from 'zod'

export const listSchema = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item, {
      error: ({ input }) =>
        input === undefined
          ? 'This field is required.'
          : input === null
            ? 'This field may not be null.'
            : `Expected a list of items but got type "${typeof input}".`,
    })
    .max(max, `Ensure this field has no more than ${max} elements.`)
