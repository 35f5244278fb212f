import * as z from 'zod'
import { crudVerbs, resource } from '../../kernel/contract/contract.ts'
import { text } from '../../kernel/contract/scalars.contract.ts'
import { fileView } from './file-view.contract.ts'

/** A file that people uploaded to a space: the picture of a step, a scan, a logo. */
export const userFile = resource({
  name: 'user-file',
  title: 'UserFile',
  fields: z.object({ name: text(128) }),
  reads: fileView.omit({ id: true, name: true }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'user', write: 'user' },
})

const NO_FILE = 'The submitted data was not a file. Check the encoding type on the form.'
const file = z
  .file({ error: ({ input }) => (input === undefined ? 'This field is required.' : NO_FILE) })
  .min(1, 'The submitted file is empty.')
  .meta({ type: 'string', format: 'binary' })
  .transform((value) => value as File) // Only files come so far; zod's type of them lacks their content.

/** What forms send for a file that nobody chose. */
const emptyToUndefined = (value: unknown) =>
  value === '' || value === 'null' || value === 'undefined' || (value instanceof File && !value.name && !value.size)
    ? undefined
    : value

/** The multipart bodies of its calls; further parts are ignored. */
export const fileUpload = userFile.draft.extend({ file: z.preprocess(emptyToUndefined, file) })
export const filePut = userFile.put.extend({ file: z.preprocess(emptyToUndefined, file.optional()) })
export const filePatch = filePut.partial()
