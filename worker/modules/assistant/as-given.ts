import * as z from 'zod'

/** An object that has to be right as `schema` has it, but is handed on as it was sent: the answer goes back into a form. */
export const asGiven = (schema: z.ZodType, description: string) =>
  z
    .looseObject({})
    .check(({ value, issues }) => {
      const { error } = schema.safeParse(value)
      for (const { path, message } of error?.issues ?? []) issues.push({ code: 'custom', path, message, input: value })
    })
    .meta({ description })
