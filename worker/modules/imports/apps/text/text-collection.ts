import type { RecipeDraft } from '../../drafts/recipe-draft.ts'
import type { SourceFile } from '../../files/source-file.ts'
import type { Importer, ReadItem } from '../importer.ts'
import { failed, leftOut } from './left-out.ts'
import { linedTextOf, someText, textFilesOf } from './text-files.ts'
import { leftOutDraft } from '../../drafts/left-out-draft.ts'
import { say } from '../../drafts/said.ts'

/** How an app writes many recipes into one file. */
interface TextCollection extends Pick<Importer, 'id' | 'title' | 'hint'> {
  /** What stands where a recipe begins, with the flags `gm`. */
  opens: RegExp
  /** What tells the app where the beginning of a recipe does not, with the flag `m`. */
  marks?: RegExp
  /** The line, with the flag `m`, below which nothing belongs to it. */
  closes?: RegExp
  /** Finds its title before it is read, with the flag `m`. */
  titled: RegExp
  /** Null for a text that is no recipe. Throws `FileRefusal` where it is broken. */
  recipeOf(lines: string[]): RecipeDraft | null
}

export const textCollection = ({ id, title, hint, ...form }: TextCollection): Importer => ({
  id,
  title,
  hint,
  recognizes: ({ files }) => someText(files, (head) => isOne(head, form)),
  async *read({ files }) {
    for (const file of textFilesOf(files)) yield* itemsOf(file, form)
  },
})

type Form = Omit<TextCollection, 'id' | 'title' | 'hint'>

const isOne = (text: string, { opens, marks = opens }: Form): boolean =>
  text.search(opens) >= 0 && text.search(marks) >= 0

async function* itemsOf(file: SourceFile, form: Form): AsyncGenerator<ReadItem> {
  let text: string
  try {
    text = await linedTextOf(file)
  } catch (error) {
    yield failed(file.path, error)
    return
  }
  const starts = isOne(text, form) ? [...text.matchAll(form.opens)].map(({ index }) => index) : []
  if (starts.length === 0) return void (yield leftOut(say('quoted', { name: file.path })))
  let outside = linesOf(text.slice(0, starts[0]).replace(form.marks ?? '', ''))
  for (const [at, start] of starts.entries()) {
    const block = text.slice(start, starts[at + 1])
    const end = form.closes ? block.search(form.closes) : -1
    const recipe = end < 0 ? block : block.slice(0, end)
    outside += end < 0 ? 0 : linesOf(block.slice(end).replace(form.closes ?? '', ''))
    yield itemOfRecipe(recipe, `${file.path} (${at + 1})`, form)
  }
  if (outside > 0) yield leftOut(say('lines_outside', { name: file.path }), outside)
}

const linesOf = (text: string): number => text.split('\n').filter((line) => /[\p{L}\d]/u.test(line)).length

function itemOfRecipe(text: string, place: string, { titled, recipeOf }: Form): ReadItem {
  const name = titled.exec(text)?.[1]?.trim() || place
  return {
    name,
    read: () => [recipeOf(text.split('\n')) ?? leftOutDraft(say('quoted', { name }), 1)],
  }
}
