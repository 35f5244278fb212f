import * as z from 'zod'
import { crud, resource } from '../../kernel/contract/contract.ts'
import { blankable, text } from '../../kernel/contract/scalars.contract.ts'

/** Open data in one language or for one region. */
export const openDataVersion = resource({
  name: 'open-data-version',
  title: 'OpenDataVersion',
  fields: z.object({ name: text(128), code: text(16), comment: blankable().default('') }),
  verbs: [...crud, 'effects'],
  roles: { read: 'user', write: 'admin' },
})
