import * as z from 'zod'
import { sourceAnswer, sourceRecipe } from '#worker/modules/imports/source.contract.ts'
import { PAGES_AT_ONCE } from './pages-at-once.contract.ts'

/** Forms send these for nothing. */
const absent = (value: unknown) =>
  value === undefined || value === null || value === '' || value === 'null' || value === 'undefined'
const isEmptyFile = (value: unknown) => value instanceof File && value.size === 0

const file = z
  .file()
  .meta({ type: 'string', format: 'binary' })
  .transform((value) => value as File) // zod has checked it; its own File type lacks the content.

const files = z.preprocess(
  (value) => [value].flat().filter((one) => !absent(one) && !isEmptyFile(one)),
  z.array(file).max(20, 'Ensure this field has no more than 20 files.'),
)

const MAX_TEXT = 200_000
const MAX_URL = 4_096
/** As much as is read of any page. */
const MAX_SOURCE = 8_000_000

const words = (most: number) =>
  z.preprocess(
    (value) => (absent(value) ? '' : value),
    z.string().max(most, `Ensure this field has no more than ${most} characters.`),
  )

const id = z.preprocess((value) => (absent(value) ? null : value), z.coerce.number().int().nullable())

export const importRequest = z.object({
  ai_provider_id: z.unknown().optional().meta({ type: 'integer', description: 'The AI provider to ask.' }),
  file: files.meta({
    description: 'Pictures, PDFs or texts. Repeated, they are pages of one recipe.',
  }),
  text: words(MAX_TEXT).meta({ description: 'The recipe as text, where there is no file.' }),
  recipe_id: id.meta({
    description: 'A recipe whose file is read, where there is neither a file nor a text nor a page.',
  }),
  url: words(MAX_URL).optional().meta({
    description: 'The address of a page whose words are read, where there is neither a file nor a text. Ours.',
  }),
  data: words(MAX_SOURCE).optional().meta({ description: 'The source of that page, which is not fetched then. Ours.' }),
  bookmarklet: id.optional().meta({ description: 'A page that a bookmarklet left, also once it was read. Ours.' }),
})

export const importQuery = z.object({
  job: z
    .string()
    .optional()
    .describe(
      `\`true\`: each file is a recipe of its own, read by a job whose items wait to be looked at. \`auto\`: files are pages of one recipe, and a job reads more than ${PAGES_AT_ONCE} of them. Ours`,
    ),
  estimate: z
    .string()
    .optional()
    .describe('`true`: nothing is asked; `most_credits` says what it could cost at most. Ours'),
})

const invented = z
  .object({
    part: z.enum(['name', 'ingredient', 'amount', 'step']),
    position: z.int().meta({ description: 'Of the ingredient line or the step, from 0.' }),
    text: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'AiInvention' })

export const aiImportAnswer = sourceAnswer
  .extend({
    recipe: sourceRecipe.nullable(),
    invented: z.array(invented).meta({
      description:
        'What is not in the source as far as that can be known: a text is compared, a picture cannot be. Ours.',
    }),
    job: z.int().optional().meta({ description: 'The job that reads the files, with `?job=`. Ours.' }),
    most_credits: z.number().optional().meta({ description: 'With `?estimate=true`. Ours.' }),
    compared: z.boolean().meta({ description: 'Whether there was a text to compare with. Ours.' }),
  })
  .meta({ id: 'AiImportResponse' })

export type AiImportAnswer = z.output<typeof aiImportAnswer>
