import type { ExportedRecipe } from './exported-recipe.ts'

/** Writes recipes as one app reads them. It knows neither database nor queue: a recipe in, its part of the file out. */
export type Exporter = ArchiveExporter | DocumentExporter

interface About {
  /** As clients name the format: `PAPRIKA`. */
  id: string
  /** As people know the app. */
  title: string
  /** Of the file that people get, with its dot. */
  ending: string
  /** Its media type. */
  type: string
}

/** Files in a zip. */
export interface ArchiveExporter extends About {
  kind: 'archive'
  /** What files of a recipe are called, where that is not its name. Need not be unique. */
  nameOf?(name: string): string
  /** The next file is asked for when the one before is packed. */
  filesOf(recipe: ExportedRecipe, names: RecipeNames): AsyncIterable<ExportedFile>
  /** Files about all recipes, which are written when those of each are. */
  whole?: {
    /** What these files say of one, of which `paths` are written. Ten thousand of them are held at once. */
    noteOf(recipe: ExportedRecipe, paths: readonly string[]): RecipeNote
    filesOf(notes: readonly RecipeNote[]): AsyncIterable<ExportedFile>
  }
}

/** What is kept of a recipe for files about all of them. */
export interface RecipeNote {
  name: string
  /** Within the archive; the picture is null where there is none. */
  path: string
  picture: string | null
  keywords: string[]
  /** Zero where nobody said. */
  minutes: number
}

/** One text for all recipes. */
export interface DocumentExporter extends About {
  kind: 'document'
  opening: string
  between: string
  closing: string
  textOf(recipe: ExportedRecipe): Promise<string> | string
}

export interface ExportedFile {
  /** With `/` between folders. */
  path: string
  content: string | Uint8Array<ArrayBuffer>
}

/** What the files of each recipe of an export are called, by ids: unique, and safe on every system. */
export type RecipeNames = ReadonlyMap<number, string>

/** What to export: which recipes there are is known at once, and each is read when its turn comes. */
export interface ExportSelection {
  heads: readonly { id: number; name: string }[]
  recipes: AsyncIterable<ExportedRecipe> | Iterable<ExportedRecipe>
}
