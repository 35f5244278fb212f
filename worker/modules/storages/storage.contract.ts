import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, verbatimText, text } from '#worker/kernel/contract/scalars.contract.ts'
import { rootedPath } from './path.contract.ts'

/** An external place with files of recipes. The server's own files are never a storage. */
export const storage = resource({
  name: 'storage',
  title: 'Storage',
  fields: z.object({
    name: text(128),
    method: z
      .enum(['DB', 'NEXTCLOUD'], { error: ({ input }) => `"${String(input)}" is not a valid choice.` })
      .default('DB'),
    username: blankableText(128).nullish(),
    url: blankableText(200).nullish(),
    path: rootedPath(blankableText(256)).default(''),
  }),
  secrets: z.object({ password: verbatimText(128).nullish(), token: verbatimText(4098).nullish() }),
  reads: z.object({ created_by: z.int() }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'admin', write: 'admin' },
})
