import { persistedStore } from '#web/lib/persisted-store.ts'
import { userStorageKey } from '#web/lib/user-storage.ts'

interface BegunUpload {
  id: number
  name: string
  size: number
  lastModified: number
}

const isBegun = (raw: unknown): raw is BegunUpload =>
  typeof raw === 'object' &&
  raw !== null &&
  'id' in raw &&
  typeof raw.id === 'number' &&
  'name' in raw &&
  typeof raw.name === 'string' &&
  'size' in raw &&
  'lastModified' in raw

/** Files on their way, so that who closed the page can go on where it stopped. A page cannot keep the files themselves. */
const store = persistedStore<readonly BegunUpload[]>(userStorageKey('uploads'), (raw) =>
  Array.isArray(raw) ? raw.filter(isBegun) : [],
)

export const useInterruptedUploads = store.use
export const forgetUploads = () => store.set([])

export const rememberUpload = (id: number, { name, size, lastModified }: File) =>
  store.set([...store.get().filter((one) => one.id !== id), { id, name, size, lastModified }])

/** The upload that this very file was sent to before. */
export const uploadBefore = ({ name, size, lastModified }: File): number | undefined =>
  store.get().find((one) => one.name === name && one.size === size && one.lastModified === lastModified)?.id
