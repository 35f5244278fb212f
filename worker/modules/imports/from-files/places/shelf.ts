import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { idAllocator } from '#worker/kernel/log/reserve-ids.ts'
import { newEntry } from '#worker/modules/books/new-entry.ts'
import { newFavouriteBook } from '#worker/modules/books/new-favourite-book.ts'
import { texts } from '#worker/locales/texts.ts'

export interface BookRow {
  id: number
  name_fold: string
  description: string
  version: number
  favourites: number
}

interface Found {
  books: readonly BookRow[]
  there: readonly { book: number; recipe: number }[]
  ids: Parameters<typeof idAllocator>[0]
}

const MAX_NAME = 128

/** A person's books while recipes are put into them, each once. */
export class Shelf {
  readonly appends: Append[] = []
  private readonly context: Context
  private readonly language: Language
  private readonly nextId: (kind: string) => number
  private readonly byName: Map<string, BookRow>
  private readonly filled: Set<string>
  private favourite: number | undefined

  constructor(context: Context, { books, there, ids }: Found, language: Language) {
    this.context = context
    this.language = language
    this.nextId = idAllocator(ids)
    this.byName = new Map(books.map((row) => [row.name_fold, row]))
    this.favourite = books.find(({ favourites }) => favourites === 1)?.id
    this.filled = new Set(there.map(({ book, recipe }) => `${book} ${recipe}`))
  }

  book(name: string): number {
    return this.describedBook({ name, description: '' }).id
  }

  /** What somebody wrote about a book stays. */
  describedBook(given: { name: string; description: string }): { id: number; isNew: boolean } {
    const name = given.name.trim().slice(0, MAX_NAME) || '…'
    const known = this.byName.get(foldName(name))
    if (known) {
      if (known.description === '' && given.description !== '') {
        this.describe(known, given.description)
      }
      return { id: known.id, isNew: false }
    }
    const id = this.nextId('recipe-book')
    const { description } = given
    this.byName.set(foldName(name), {
      id,
      name_fold: foldName(name),
      description: description || '…',
      version: 1,
      favourites: 0,
    })
    const data = { id, name, description, shared: [], filter: null, order: 0, created_by: personOf(this.context).id }
    this.appends.push({ stream: `recipe-book:${id}`, expected: 0, events: [{ type: 'recipe-book.created', data }] })
    return { id, isNew: true }
  }

  /** As the heart on a recipe finds or makes it. */
  favourites(): number {
    if (this.favourite !== undefined) return this.favourite
    const id = this.nextId('recipe-book')
    this.appends.push(newFavouriteBook(id, texts[this.language].favourites, this.context))
    return (this.favourite = id)
  }

  /** Whether it was not in the book yet. */
  put(book: number, recipe: number): boolean {
    const pair = `${book} ${recipe}`
    if (this.filled.has(pair)) return false
    this.filled.add(pair)
    this.appends.push(newEntry({ id: this.nextId('recipe-book-entry'), book, recipe }, this.context))
    return true
  }

  private describe(book: BookRow, description: string): void {
    book.description = description
    this.appends.push({
      stream: `recipe-book:${book.id}`,
      expected: book.version,
      events: [{ type: 'recipe-book.changed', data: { id: book.id, patch: { description } } }],
    })
  }
}
