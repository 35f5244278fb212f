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
import { draftsKey, picturesOf, type StagedDraft } from './staged-draft.ts'

const MAX_ITEMS = 500
const MAX_BYTES = 40_000_000
const MAX_MILLISECONDS = 15_000
/** Of what a slice says of its items, which is one event. */
const MAX_LETTERS = 400_000

interface Stage {
  files: R2Bucket
  stage: string
  /** Items found by earlier slices, and how many of the importer's they were made of. */
  position: number
  skip: number
}

/**
 * Reads the next drafts of an upload and stages them. A slice ends when it has enough of them, or has worked for long
 * enough; where it was cut off, the next one stages the same under the same names.
 */
export async function findDrafts(
  importer: Importer,
  upload: Upload,
  { files, stage, position: first, skip }: Stage,
): Promise<{ items: FoundItem[]; isDone: boolean }> {
  const began = Date.parse(now())
  const items: FoundItem[] = []
  const drafts: Record<number, StagedDraft> = {}
  let bytes = 0
  let letters = 0
  let source = 0
  let isDone = true
  for await (const item of readThrough(importer, upload)) {
    const { name } = item
    source++
    if (source <= skip) continue
    const found = await attempt(item)
    for (const draft of found.drafts) {
      const position = first + items.length
      const staged = await stageDraft(files, stage, position, draft)
      drafts[position] = staged.draft
      const details = await detailsOf(importer, staged.draft)
      items.push({
        position,
        name: shownName(nameOf(staged.draft, name), name),
        details: { ...details, source, first },
      })
      bytes += staged.bytes + JSON.stringify(staged.draft).length
      letters += JSON.stringify(details).length
    }
    if (found.refusal)
      items.push({
        position: first + items.length,
        name: shownName(name),
        details: { kind: 'broken', source, first, ...found.refusal },
      })
    // A slice that found nothing would begin where it did.
    if (items.length === 0) continue
    const isFull = items.length >= MAX_ITEMS || bytes >= MAX_BYTES || letters >= MAX_LETTERS
    if (isFull || Date.parse(now()) - began > MAX_MILLISECONDS) {
      isDone = false
      break
    }
  }
  if (items.length > 0) await files.put(draftsKey(stage, first), JSON.stringify(drafts))
  return { items, isDone }
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
  if (error instanceof FileRefusal) return { code: `import.${error.reason}`, msg: error.message }
  console.warn('an importer failed', error)
  return { code: 'import.recipe_unreadable', msg: 'It is not written as this app writes recipes.' }
}

const shownName = (...names: string[]): string => names.map((name) => shownText(name, MAX_NAME)).find(Boolean) ?? '…'

const MAX_NAME = 256

/** What stands beside an item: enough to know what became of the rest. */
const shownList = (texts: readonly string[]): string[] =>
  texts.slice(0, MAX_LISTED).map((text) => shownText(text, MAX_NAME))

const MAX_LISTED = 20

const nameOf = (draft: StagedDraft, otherwise: string): string => {
  switch (draft.kind) {
    case 'recipe':
    case 'food':
    case 'unit':
    case 'book':
      return draft.name || otherwise
    case 'meal':
      return draft.title || draft.note || draft.date
    case 'shopping':
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
  if (draft.kind !== 'recipe') return { kind: draft.kind }
  const rows = [...draft.ingredients, ...draft.steps.flatMap(({ ingredients }) => ingredients)]
  return {
    kind: 'recipe',
    key: await sourceKey(id, draft),
    ingredients: rows.filter((row) => !('heading' in row)).length,
    steps: draft.steps.length,
    pictures: picturesOf(draft).length,
    warnings: shownList([...lossesOf(draft), ...new Set(draft.warnings)]),
    notes: shownList(furtherNotes(draft).map(({ title }) => title)),
  }
}
