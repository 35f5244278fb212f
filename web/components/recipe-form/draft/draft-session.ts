import type { DraftStore } from './draft-store.ts'
import { adoptIds } from './adopt-ids.ts'
import { changedFields, hasSameContent, stepsToSend } from './recipe-body.ts'
import type { PictureDraft, RecipeDraft } from './recipe-draft.ts'
import { draftOf, type StoredRecipe } from './recipe.read.ts'
import { patchRecipe, postRecipe, fetchRecipe, savePicture, type FetchedRecipe } from './recipe.queries.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { mergeEdits, type DraftSection, copySections } from './merge-edits.ts'

export interface SavedRecipe {
  id: number | null
  etag: string | null
  base: RecipeDraft
  /** The event that created the recipe, for undo. */
  createdByEvent?: number | null
}

export interface EditConflict {
  theirs: RecipeDraft
  etag: string | null
  sections: readonly DraftSection[]
}

export type SaveResult =
  | { kind: 'saved'; id: number; taken: readonly DraftSection[] }
  | { kind: 'clash'; clash: EditConflict }
  | { kind: 'gone' }
  /** The recipe is saved, its picture is not. */
  | { kind: 'pictureless'; error: unknown }
  | { kind: 'refused'; error: unknown; sent: RecipeDraft }

export interface DraftSession {
  savedRecipe: () => SavedRecipe
  isDirty: () => boolean
  restore: (draft: RecipeDraft, kept: Pick<SavedRecipe, 'etag' | 'base'>) => void
  save: () => Promise<SaveResult>
  /** Takes `take` from theirs; the next save overwrites the rest. */
  resolveConflict: (clash: EditConflict, take: readonly DraftSection[]) => void
  /** For a recipe that was deleted elsewhere: the next save creates it anew. */
  detach: (blank: RecipeDraft) => void
  /** The idempotency key of creating this content. */
  keyFor: (draft: RecipeDraft) => string
  /** The present content waits elsewhere to be saved: it is no unsaved change. */
  park: () => void
  /** What was parked as `sent` is saved as `row`: only later changes are left to save. */
  adopt: (sent: RecipeDraft, row: StoredRecipe) => void
}

const maxAttempts = 3
/** Of no version, for a recipe that was saved elsewhere. */
const staleTag = '"0"'

const needsPictureUpload = ({ kind }: PictureDraft, base: PictureDraft) =>
  kind === 'file' || (kind === 'removed' && base.kind === 'saved' && base.url !== null)

interface Attempt {
  draft: RecipeDraft
  key: string
}

/** `earlier` is an attempt to create the recipe whose answer never came. */
export function createDraftSession(
  store: DraftStore,
  start: SavedRecipe,
  earlier: Attempt | null = null,
): DraftSession {
  let known = start
  let attempt = earlier
  let parked: RecipeDraft | null = null

  /** One key per content, so that repeating a save creates one recipe. */
  const idempotencyKeyFor = (draft: RecipeDraft) => {
    if (attempt?.draft !== draft) attempt = { draft, key: crypto.randomUUID() }
    return attempt.key
  }
  const write = async (draft: RecipeDraft): Promise<number> => {
    const { id, base } = known
    if (id === null) return applySaved(draft, await postRecipe(draft, idempotencyKeyFor(draft)))
    const isSame = Object.keys(changedFields(base, draft)).length === 0 && draft.picture.kind !== 'address'
    return isSame ? id : applySaved(draft, await patchRecipe(id, known, draft))
  }
  const applySaved = (draft: RecipeDraft, { row, etag, event }: FetchedRecipe): number => {
    store.mapTimeline(adoptIds(stepsToSend(draft), row))
    known = {
      id: row.id,
      etag,
      base: draftOf(row),
      createdByEvent: known.id === null ? event : (known.createdByEvent ?? null),
    }
    const { picture } = draft
    if (picture.kind === 'address') showPicture(picture, picture.url)
    if (picture.kind === 'saved') showPicture(picture, row.image)
    return row.id
  }
  const showPicture = (sent: PictureDraft, url: string | null) => {
    const picture: PictureDraft = { kind: 'saved', url }
    store.mapTimeline((one) => (one.picture === sent || one.picture.kind === 'saved' ? { ...one, picture } : one))
    known = { ...known, base: { ...known.base, picture } }
  }
  const mergeRemoteEdits = async (id: number): Promise<EditConflict | readonly DraftSection[]> => {
    const { row, etag } = await fetchRecipe(id)
    const theirs = draftOf(row)
    const { merged, taken, conflicting } = mergeEdits(known.base, store.draft(), theirs)
    if (conflicting.length > 0) return { theirs, etag, sections: conflicting }
    known = { ...known, id, etag, base: theirs }
    if (taken.length > 0) store.change(() => merged)
    return taken
  }
  const save = async (attemptsLeft: number, before: readonly DraftSection[]): Promise<SaveResult> => {
    const draft = store.draft()
    const { picture } = draft
    try {
      const id = await write(draft)
      if (!needsPictureUpload(picture, known.base.picture)) return { kind: 'saved', id, taken: before }
      try {
        showPicture(picture, await savePicture(id, picture))
      } catch (error) {
        return { kind: 'pictureless', error }
      }
      // Saving the picture changes the recipe's version, and its answer does not name the new one.
      const found = await mergeRemoteEdits(id)
      return { kind: 'saved', id, taken: 'sections' in found ? before : [...before, ...found] }
    } catch (error) {
      const { id } = known
      if (!(error instanceof ApiError) || id === null) return { kind: 'refused', error, sent: draft }
      if (error.status === 404) return { kind: 'gone' }
      if (error.status !== 412 || attemptsLeft <= 0) return { kind: 'refused', error, sent: draft }
      const found = await mergeRemoteEdits(id)
      return 'sections' in found ? { kind: 'clash', clash: found } : save(attemptsLeft - 1, [...before, ...found])
    }
  }
  return {
    savedRecipe: () => known,
    isDirty: () => store.draft() !== parked && !hasSameContent(known.base, store.draft()),
    restore: (draft, kept) => {
      known = { ...known, ...kept }
      store.change(() => draft)
    },
    save: () => save(maxAttempts, []),
    keyFor: idempotencyKeyFor,
    park: () => {
      parked = store.draft()
    },
    adopt: (sent, row) => {
      const adoptRow = adoptIds(stepsToSend(sent), row)
      store.mapTimeline(adoptRow)
      // The tag stays old, so that the next save finds out what others changed.
      known = { ...known, id: row.id, etag: known.etag ?? staleTag, base: adoptRow(sent) }
    },
    resolveConflict: ({ theirs, etag }, take) => {
      const { merged } = mergeEdits(known.base, store.draft(), theirs)
      known = { ...known, etag, base: theirs }
      store.change(() => copySections(merged, theirs, take))
    },
    detach: (blank) => {
      known = { id: null, etag: null, base: blank }
      store.mapTimeline((draft) => ({
        ...draft,
        picture: draft.picture.kind === 'saved' ? blank.picture : draft.picture,
        steps: draft.steps.map((step) => ({
          ...step,
          id: null,
          ingredients: step.ingredients.map((one) => ({ ...one, id: null })),
        })),
      }))
    },
  }
}
