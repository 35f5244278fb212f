import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { text } from '#worker/kernel/contract/scalars.contract.ts'
import { fileView } from './file-view.contract.ts'

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
  .transform((value) => value as File) // zod has checked it; its own File type lacks the content.

/** Forms send these when no file was chosen. */
const emptyToUndefined = (value: unknown) =>
  value === '' || value === 'null' || value === 'undefined' || (value instanceof File && !value.name && !value.size)
    ? undefined
    : value

export const fileUpload = userFile.draft.extend({ file: z.preprocess(emptyToUndefined, file) })
export const filePut = userFile.put.extend({ file: z.preprocess(emptyToUndefined, file.optional()) })
export const filePatch = filePut.partial()
