/** A file or folder. Paths start at the root of the storage, without a leading slash. */
export interface Entry {
  path: string
  name: string
  /** By which the storage knows it also after it was moved; blank where it has no such thing. */
  id: string
  /** Another one for another content; blank where the storage tells nothing. */
  etag: string
  /** In bytes; null where the storage does not say. */
  size: number | null
  isFolder: boolean
  /** An instant. */
  modified: string | null
}

/** Where a file is: by its path, and by its id where the storage has ids. */
export interface Place {
  path: string
  id: string
}

/** A part of a listing; `next` asks for the one behind it. */
export interface Listing {
  entries: Entry[]
  next: string | null
}

/** Bytes of a file as they come. */
export interface Reading {
  /** 200, 206 for the range that was asked for, 304 where the file is the one that is known, 416 beyond its end. */
  status: 200 | 206 | 304 | 416
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null
  etag: string
  /** In bytes, of what comes. */
  length: number | null
  range: string | null
}

/** What of a file is wanted: headers of the request as they stand in HTTP. */
export interface Wanted {
  range?: string | null
  ifNoneMatch?: string | null
  maxBytes: number
}

/** Bytes to be written, of a known length, from anywhere on. */
export interface Source {
  size: number
  /** The same for the same bytes alone, so that a write that was cut off may go on where it stopped. */
  key?: string
  read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>
}

/** What every storage can do. All of it throws `StorageFailure`. */
export interface StorageService {
  /** One listing goes into subfolders by itself, where it is asked to. */
  listsDeep: boolean
  /** A folder with the same etag as before holds the same as before, however deep. */
  foldersTell: boolean
  /** Whether the storage can be reached, and lets us in. */
  test(): Promise<void>
  list(folder: string, ask: { cursor: string | null; deep: boolean }): Promise<Listing>
  read(place: Place, wanted: Wanted): Promise<Reading>
  /** Replaces what is there, and makes the folders that it needs. */
  write(path: string, source: Source): Promise<void>
  /** It is no failure where it is gone already. */
  remove(place: Place): Promise<void>
  /** Fails where something is there already. */
  move(from: string, to: string): Promise<void>
  /** An address that opens the file without a login, and whether it lasts; null where the storage has none to give. */
  link(place: Place): Promise<{ url: string; lasts: boolean } | null>
}

/** A storage with its secrets in clear. */
export interface StorageAccess {
  method: StorageMethod
  username: string | null
  url: string | null
  path: string
  region: string | null
  bucket: string | null
  password: string | null
  token: string | null
}

export type StorageMethod = 'DB' | 'NEXTCLOUD' | 'WEBDAV' | 'S3' | 'LOCAL'
