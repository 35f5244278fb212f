import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'

/** Open data of one language or region. */
export const openDataVersion = resource({
  name: 'open-data-version',
  title: 'OpenDataVersion',
  fields: z.object({ name: text(128), code: text(16), comment: blankableText().default('') }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'user', write: 'admin' },
})
