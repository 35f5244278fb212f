import { projection } from '../../kernel/log/projection.ts'
import type { FileEvent } from './file.events.ts'
import { endAddresses } from './picture.end.ts'

/** The address of a picture ends with what it showed. */
export const fileEnds = projection<FileEvent>({
  'user-file.changed': (event) => (event.data.patch.key === undefined ? [] : endAddresses(event, event.stream)),
  'user-file.deleted': (event) => endAddresses(event, event.stream),
})
