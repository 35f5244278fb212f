import type { Draft } from '../drafts/draft.ts'
import type { Upload } from '../files/open-upload.ts'

/**
 * Reads the files of one app. It knows neither database nor queue: files in, drafts out. What has no place in a draft is
 * put into `unplaced` or `warnings`; nothing is dropped without being named.
 */
export interface Importer {
  /** As clients name the format: `PAPRIKA`. */
  id: string
  /** As people know the app. */
  title: string
  /** What a person looks for in that app, as ".paprikarecipes". */
  hint: string
  /**
   * Whether these files are of this app, by what is in them. Only beginnings are read; names are a help where the
   * contents of two apps are alike.
   */
  recognizes(upload: Upload): Promise<boolean>
  /** In the order in which they are to be saved: foods and units, recipes, then what refers to recipes. */
  read(upload: Upload): AsyncIterable<ReadItem> | Iterable<ReadItem>
}

/** One thing of a file, not yet read: what is skipped costs nothing, and what is broken harms no other. */
export interface ReadItem {
  /** What to call it before it is read, or where it cannot be: a title, else where it stands. */
  name: string
  /** Throws `FileRefusal`, or anything else, where it cannot be read. Several where one file holds a list. */
  read(): Promise<Draft[]> | Draft[]
}
