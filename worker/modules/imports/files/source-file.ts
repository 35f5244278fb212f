/** A file that somebody handed in, or one inside an archive of theirs. What gzip packed comes unpacked. */
export interface SourceFile {
  /** With `/` between folders; just the name of what was handed in by itself. */
  path: string
  /** Bytes. Of a packed file it is what its archive says, which may be a lie. */
  size: number
  /** For files that may be too large to be held. Fails with `FileRefusal` past the limits. */
  stream(): Promise<ReadableStream<Uint8Array>>
}

export const baseName = ({ path }: Pick<SourceFile, 'path'>): string => path.slice(path.lastIndexOf('/') + 1)

/** The folder that it lies in, with its last slash; empty at the top. */
export const folderOf = ({ path }: Pick<SourceFile, 'path'>): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Lower-case, with its dot; empty where there is none. */
export const endingOf = (file: Pick<SourceFile, 'path'>): string =>
  /\.[^.]+$/.exec(baseName(file))?.[0].toLowerCase() ?? ''

/** Without its ending. */
export const stemOf = (file: Pick<SourceFile, 'path'>): string => baseName(file).replace(/\.[^.]+$/, '')

/** By its name alone, as pictures are looked for among thousands of files. */
export const isPicture = (file: Pick<SourceFile, 'path'>): boolean =>
  /^\.(?:jpe?g|jfif|png|gif|webp|heic|heif|avif|bmp|tiff?|svg)$/.test(endingOf(file))

/**
 * What a reference to a file is compared by, in whatever case and form its letters are written: as a path, or as an
 * address with "%C3%A4" in it.
 */
export function referenceKey(reference: string): string {
  const plain = reference.trim().replaceAll('\\', '/')
  let decoded = plain
  try {
    decoded = decodeURIComponent(plain)
  } catch {
    // A percent sign that is one.
  }
  return decoded.normalize('NFC').toLowerCase()
}
