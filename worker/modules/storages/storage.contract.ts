import * as z from 'zod'
import { crud, resource } from '../../kernel/contract/contract.ts'
import { blankable, verbatim, text } from '../../kernel/contract/scalars.contract.ts'
import { fromRoot } from './path.contract.ts'

/** A place outside that holds recipes as files. Files of the server itself are none. */
export const storage = resource({
  name: 'storage',
  title: 'Storage',
  fields: z.object({
    name: text(128),
    method: z
      .enum(['DB', 'NEXTCLOUD'], { error: ({ input }) => `"${String(input)}" is not a valid choice.` })
      .default('DB'),
    username: blankable(128).nullish(),
    url: blankable(200).nullish(),
    path: fromRoot(blankable(256)).default(''),
  }),
  secrets: z.object({ password: verbatim(128).nullish(), token: verbatim(4098).nullish() }),
  reads: z.object({ created_by: z.int() }),
  verbs: [...crud, 'effects'],
  roles: { read: 'admin', write: 'admin' },
})
