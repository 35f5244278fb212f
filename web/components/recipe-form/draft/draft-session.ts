import type { DraftStore } from './draft-store.ts'
import { adoptIds } from './adopt-ids.ts'
import { changesOf, sameRecipe, stepsSent } from './recipe-body.ts'
import type { PictureDraft, RecipeDraft } from './recipe-draft.ts'
import { draftOf } from './recipe.read.ts'
import { patchRecipe, postRecipe, readRecipe, savePicture, type Version } from './save-recipe.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { mergeEdits, type DraftSection, takeSections } from './merge-draft.ts'

/** What the server had when we last heard of it. */
export interface KnownRecipe {
  id: number | null
  etag: string | null
  base: RecipeDraft
  /** The event that made it here, by which that can be undone. */
  madeBy?: number | null
}

/** What two people changed to different things. */
export interface Clash {
  theirs: RecipeDraft
  etag: string | null
  sections: readonly DraftSection[]
}

export type Saved =
  | { kind: 'saved'; id: number; taken: readonly DraftSection[] }
  | { kind: 'clash'; clash: Clash }
  | { kind: 'gone' }
  /** The recipe is saved, its picture is not. */
  | { kind: 'pictureless'; error: unknown }
  | { kind: 'refused'; error: unknown; sent: RecipeDraft }

export interface DraftSession {
  known: () => KnownRecipe
  isDirty: () => boolean
  /** Goes on from a draft that was kept on this device. */
  restore: (draft: RecipeDraft, kept: Pick<KnownRecipe, 'etag' | 'base'>) => void
  save: () => Promise<Saved>
  /** Takes theirs where one wants; the next save replaces the rest. */
  decide: (clash: Clash, take: readonly DraftSection[]) => void
  /** After it was deleted elsewhere: the next save makes it anew. */
  detach: (blank: RecipeDraft) => void
}

const mostTries = 3

const needsCall = ({ kind }: PictureDraft, base: PictureDraft) =>
  kind === 'file' || (kind === 'removed' && base.kind === 'saved' && base.url !== null)

/** A recipe being edited: from what it was read as to how it is saved. */
export function draftSession(store: DraftStore, start: KnownRecipe): DraftSession {
  let known = start
  let attempt: { draft: RecipeDraft; key: string } | null = null

  /** One key per content: what is sent twice is made once, what was changed in between is something else. */
  const keyOf = (draft: RecipeDraft) => {
    if (attempt?.draft !== draft) attempt = { draft, key: crypto.randomUUID() }
    return attempt.key
  }
  const write = async (draft: RecipeDraft): Promise<number> => {
    const { id, base } = known
    if (id === null) return settle(draft, await postRecipe(draft, keyOf(draft)))
    const isSame = Object.keys(changesOf(base, draft)).length === 0 && draft.picture.kind !== 'address'
    return isSame ? id : settle(draft, await patchRecipe(id, known, draft))
  }
  const settle = (draft: RecipeDraft, { row, etag, event }: Version): number => {
    store.everywhere(adoptIds(stepsSent(draft), row))
    known = { id: row.id, etag, base: draftOf(row), madeBy: known.id === null ? event : (known.madeBy ?? null) }
    const { picture } = draft
    if (picture.kind === 'address') showPicture(picture, picture.url)
    if (picture.kind === 'saved') showPicture(picture, row.image)
    return row.id
  }
  /** What was chosen is what the recipe has now. */
  const showPicture = (sent: PictureDraft, url: string | null) => {
    const picture: PictureDraft = { kind: 'saved', url }
    store.everywhere((one) => (one.picture === sent || one.picture.kind === 'saved' ? { ...one, picture } : one))
    known = { ...known, base: { ...known.base, picture } }
  }
  /** Takes over what others changed, unless it was changed here too. */
  const catchUp = async (id: number): Promise<Clash | readonly DraftSection[]> => {
    const { row, etag } = await readRecipe(id)
    const theirs = draftOf(row)
    const { merged, taken, clashing } = mergeEdits(known.base, store.draft(), theirs)
    if (clashing.length > 0) return { theirs, etag, sections: clashing }
    known = { ...known, id, etag, base: theirs }
    if (taken.length > 0) store.change(() => merged)
    return taken
  }
  const save = async (tries: number, before: readonly DraftSection[]): Promise<Saved> => {
    const draft = store.draft()
    const { picture } = draft
    try {
      const id = await write(draft)
      if (!needsCall(picture, known.base.picture)) return { kind: 'saved', id, taken: before }
      try {
        showPicture(picture, await savePicture(id, picture))
      } catch (error) {
        return { kind: 'pictureless', error }
      }
      // A picture is a new version of the recipe, and its answer does not say which.
      const found = await catchUp(id)
      return { kind: 'saved', id, taken: 'sections' in found ? before : [...before, ...found] }
    } catch (error) {
      const { id } = known
      if (!(error instanceof ApiError) || id === null) return { kind: 'refused', error, sent: draft }
      if (error.status === 404) return { kind: 'gone' }
      if (error.status !== 412 || tries <= 0) return { kind: 'refused', error, sent: draft }
      const found = await catchUp(id)
      return 'sections' in found ? { kind: 'clash', clash: found } : save(tries - 1, [...before, ...found])
    }
  }
  return {
    known: () => known,
    isDirty: () => !sameRecipe(known.base, store.draft()),
    restore: (draft, kept) => {
      known = { ...known, ...kept }
      store.change(() => draft)
    },
    save: () => save(mostTries, []),
    decide: ({ theirs, etag }, take) => {
      const { merged } = mergeEdits(known.base, store.draft(), theirs)
      known = { ...known, etag, base: theirs }
      store.change(() => takeSections(merged, theirs, take))
    },
    detach: (blank) => {
      known = { id: null, etag: null, base: blank }
      store.everywhere((draft) => ({
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
