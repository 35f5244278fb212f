import { persistedStore } from '#web/lib/persisted-store.ts'
import { userStorageKey } from '#web/lib/user-storage.ts'

export interface BegunUpload {
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

export const useBegunUploads = store.use
export const forgetUploads = (ids: readonly number[]) => store.set(store.get().filter(({ id }) => !ids.includes(id)))

const isOf =
  ({ name, size, lastModified }: File) =>
  (one: BegunUpload): boolean =>
    one.name === name && one.size === size && one.lastModified === lastModified

/** In place of another that this very file was sent to before. */
export const rememberUpload = (id: number, file: File) => {
  const { name, size, lastModified } = file
  store.set([...store.get().filter((one) => one.id !== id && !isOf(file)(one)), { id, name, size, lastModified }])
}

/** The upload that this very file was sent to before. */
export const uploadBefore = (file: File): number | undefined => store.get().find(isOf(file))?.id

const lockOf = (id: number) => `larder.upload.${id}`

/** Tells other tabs that an upload is on its way until `end`. A closed tab holds nothing. */
export const holdUpload = (id: number, end: Promise<void>) => void navigator.locks?.request(lockOf(id), () => end)

/** Resolves once no tab sends it. */
export const uploadLeft = async (id: number, signal: AbortSignal): Promise<void> =>
  navigator.locks?.request(lockOf(id), { signal }, () => {})
