import { now } from '#worker/clock.ts'
import type { FoundItem } from '#worker/kernel/jobs/job.events.ts'
import { FileRefusal } from '../files/file-refusal.ts'
import type { Importer, ReadItem } from '../apps/importer.ts'
import type { Draft } from '../drafts/draft.ts'
import type { Upload } from '../files/open-upload.ts'
import { shownText } from '../files/shown-text.ts'
import { lossesOf } from './losses.ts'
import { furtherNotes } from './notes.ts'
import { sourceKey } from './source-key.ts'
import { stageDraft } from './stage-draft.ts'
import { type LinkingItem, linkDrafts, linksOf } from './links.ts'
import { DraftChunks } from './draft-chunks.ts'
import { picturesOf, type StagedDraft, type StagedRecipe } from './staged-draft.ts'
import { type Said } from '../drafts/said.ts'

const MAX_ITEMS = 2_000
const MAX_BYTES = 40_000_000
/** Of the event that names what was found. */
const MAX_NAMED = 500_000
const MAX_MILLISECONDS = 15_000

interface Stage {
  files: R2Bucket
  stage: string
  /** Items found by earlier slices, and how many of the importer's they were made of. */
  position: number
  skip: number
  /** Those of them that have ingredients which are recipes. */
  links: readonly LinkingItem[]
}

/**
 * Reads the next drafts of an upload and stages them. A slice ends when it has enough of them, or has worked for long
 * enough since it came to new ones; where it was cut off, the next one stages the same under the same names.
 */
export async function findDrafts(
  importer: Importer,
  upload: Upload,
  { files, stage, position: first, skip, links }: Stage,
): Promise<{ items: FoundItem[]; isDone: boolean }> {
  let began = Infinity
  const items: FoundItem[] = []
  const chunks = new DraftChunks(files, stage, first)
  let bytes = 0
  let named = 0
  let source = 0
  /** Of recipes of this slice, by the keys of their file. */
  const names = new Map<string, string>()
  const found = (names: string[], details: Record<string, unknown>) => {
    const item = {
      position: first + items.length,
      name: shownName(...names),
      details: { ...details, source, first: chunks.first },
    }
    named += JSON.stringify(item).length
    items.push(item)
  }
  for await (const item of readThrough(importer, upload)) {
    const { name } = item
    source++
    if (source <= skip) continue
    began = Math.min(began, Date.parse(now()))
    const { drafts, refusal } = await attempt(item)
    for (const draft of drafts) {
      const position = first + items.length
      const staged = await stageDraft(files, stage, position, draft)
      bytes += staged.bytes + (await chunks.add(position, staged.draft))
      if (draft.kind === 'recipe' && draft.key !== '') names.set(draft.key, draft.name)
      found([nameOf(staged.draft, name, names), name], await detailsOf(importer, staged.draft))
    }
    if (refusal) found([name], { kind: 'broken', ...refusal })
    // A slice that found nothing would begin where it did.
    if (items.length === 0) continue
    const isEnough = items.length >= MAX_ITEMS || bytes >= MAX_BYTES || named >= MAX_NAMED
    if (isEnough || Date.parse(now()) - began > MAX_MILLISECONDS) {
      await chunks.write()
      return { items, isDone: false }
    }
  }
  for (const draft of linkDrafts([...links, ...items])) {
    await chunks.add(first + items.length, draft)
    found([nameOf(draft, '', names)], { kind: draft.kind })
  }
  await chunks.write()
  return { items, isDone: true }
}

/** The items of an upload; where it cannot be read further, that is the last. */
async function* readThrough(importer: Importer, upload: Upload): AsyncGenerator<ReadItem> {
  try {
    yield* importer.read(upload)
  } catch (error) {
    yield { name: importer.title, read: () => Promise.reject(error) }
  }
}

/** What one item of the importer holds; what is broken is named. */
async function attempt(item: ReadItem): Promise<{ drafts: Draft[]; refusal?: { code: string; msg: string } }> {
  try {
    return { drafts: await item.read() }
  } catch (error) {
    return { drafts: [], refusal: refusalOf(error) }
  }
}

const refusalOf = (error: unknown) => {
  if (error instanceof FileRefusal) return { code: error.code, msg: error.message }
  console.warn('an importer failed', error)
  return { code: 'import.recipe_unreadable', msg: 'It is not written as this app writes recipes.' }
}

const shownName = (...names: string[]): string => names.map((name) => shownText(name, MAX_NAME)).find(Boolean) ?? '…'

const MAX_NAME = 256

/** What stands beside an item: enough to know what became of the rest. */
const shownList = (texts: readonly string[]): string[] =>
  texts.slice(0, MAX_LISTED).map((text) => shownText(text, MAX_NAME))

const MAX_LISTED = 20

const distinct = (all: readonly Said[]): Said[] => [...new Map(all.map((one) => [one.msg, one])).values()]

/** As code and values, where the list has the sentences. */
const shownSaid = ({ code, values }: Pick<Said, 'code' | 'values'>) => ({
  code,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? shownText(value, MAX_VALUE) : value,
    ]),
  ),
})

const MAX_VALUE = 120

const nameOf = (draft: StagedDraft, otherwise: string, recipes: ReadonlyMap<string, string>): string => {
  switch (draft.kind) {
    case 'recipe':
    case 'food':
    case 'unit':
    case 'book':
      return draft.name || otherwise
    case 'meal':
      return draft.title || recipes.get(draft.recipe) || draft.note || draft.date
    case 'shopping':
    case 'link':
      return 'line' in draft.ingredient
        ? draft.ingredient.line
        : 'food' in draft.ingredient
          ? draft.ingredient.food
          : otherwise
    case 'left-out':
      return draft.what
  }
}

async function detailsOf({ id }: Importer, draft: StagedDraft): Promise<Record<string, unknown>> {
  const { kind } = draft
  switch (kind) {
    case 'book':
      return { kind, recipes: draft.recipes.length }
    case 'meal':
      return { kind, date: draft.date, type: draft.type }
    case 'shopping':
      return { kind, list: draft.list, checked: draft.checked }
    case 'recipe':
      return { kind, ...(await recipeDetails(id, draft)) }
    case 'left-out':
      return { kind, said: [shownSaid(draft.said)] }
    default:
      return { kind }
  }
}

async function recipeDetails(app: string, draft: StagedRecipe): Promise<Record<string, unknown>> {
  const rows = [...draft.ingredients, ...draft.steps.flatMap(({ ingredients }) => ingredients)]
  const links = linksOf(rows)
  const warnings = distinct([...lossesOf(draft), ...draft.warnings])
  return {
    key: await sourceKey(app, draft),
    ...(draft.key === '' ? {} : { ref: draft.key }),
    ...(links.length > 0 ? { links } : {}),
    ingredients: rows.filter((row) => !('heading' in row)).length,
    steps: draft.steps.length,
    pictures: picturesOf(draft).length,
    warnings: shownList(warnings.map(({ msg }) => msg)),
    said: warnings.slice(0, MAX_LISTED).map(shownSaid),
    notes: shownList(furtherNotes(draft).map(({ title }) => title)),
  }
}
