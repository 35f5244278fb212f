import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { ref } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'

export const keyword = resource({
  name: 'keyword',
  title: 'Keyword',
  fields: z.object({
    name: text(64),
    description: blankableText().default(''),
  }),
  reads: z.object({
    image: z.string().nullable().optional(),
    numrecipe: z.int().optional(),
    label: z.string(),
    parent: z.int().nullable(),
    numchild: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
    full_name: z.string(),
  }),
  verbs: [...crudVerbs, 'merge', 'move', 'effects'],
  roles: { read: 'guest', write: 'user' },
  filters: z.object({
    root: z.string().optional(),
    tree: z.string().optional(),
    root_tree: z.string().optional(),
    extended: z.string().optional(),
    unused: z.string().optional().describe('`true`: in no recipe that the asker sees; `false`: in one'),
  }),
})

export const keywordLabel = z.object({ id: z.int(), label: z.string() }).meta({ id: 'KeywordLabel' })

/** Refers by id, or by a name or label that finds or creates a keyword. */
export const keywordRef = () =>
  z.preprocess(
    (value) =>
      typeof value === 'object' && value && 'label' in value && !('name' in value)
        ? { ...value, name: value.label }
        : value,
    ref(z.object({ name: text(64), description: blankableText().default('') })),
  )
