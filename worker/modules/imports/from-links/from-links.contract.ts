import * as z from 'zod'

const MAX_LINKS = 1_000

export const link = z.string().trim().min(1, 'This field may not be blank.').max(4096)

export const importLinksRequest = z.object({
  urls: z
    .array(link)
    .min(1, 'This list may not be empty.')
    .max(MAX_LINKS, `Ensure this field has no more than ${MAX_LINKS} elements.`),
})
