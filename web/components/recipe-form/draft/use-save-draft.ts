import { useState } from 'react'
import { draftStorageKey, deleteStoredDraft } from './stored-draft.ts'
import type { DraftStore } from './draft-store.ts'
import { mapErrorsToFields } from './map-errors-to-fields.ts'
import { stepsToSend } from './recipe-body.ts'
import { newRecipe, type RecipeDraft } from './recipe-draft.ts'
import { invalidateRecipes } from './recipe.queries.ts'
import type { RecipeSave } from '../waiting/recipe-save.ts'
import { useQueue } from '../waiting/use-queue.ts'
import { shownFields } from './shown-fields.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { problemText } from '#web/lib/api/problem-text.ts'
import { statusText } from '#web/lib/api/status-text.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { DraftSection } from './merge-edits.ts'
import type { EditConflict, DraftSession, SaveResult } from './draft-session.ts'

type SaveProblem = { text: string } | { gone: true } | { clash: EditConflict } | null

/** `waiting` is a save of an earlier visit. */
export function useSaveDraft(store: DraftStore, session: DraftSession, waiting?: RecipeSave) {
  const queue = useQueue(session, waiting)
  const t = useTranslations('editor')
  const common = useTranslations('common')
  const { list } = useFormat()
  const space = useSession().space?.id ?? 0
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<SaveProblem>(null)

  /** Returns the recipe's id once all of it is saved, else null. */
  const save = async (): Promise<number | null> => {
    if (pending) return null
    // Blur commits the field that is still being typed in.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setTrouble(null)
    setPending(true)
    try {
      return await attempt()
    } finally {
      setPending(false)
    }
  }

  const attempt = async (): Promise<number | null> => {
    const { checkDraft } = await import('./check-draft.ts')
    const wrong = checkDraft(store.draft(), common)
    store.setErrors(wrong)
    if (Object.keys(wrong).length > 0 || document.querySelector('[data-unread]')) return focusFirstInvalid()
    const { picture } = store.draft()
    const saved = await saveOrQueue()
    if (typeof saved === 'number') return saved
    const { id } = session.savedRecipe()
    if (id !== null) deleteStoredDraft(draftStorageKey(space, null))
    switch (saved.kind) {
      case 'saved':
        if (saved.taken.length > 0) {
          const sections = list(saved.taken.map((section) => t(`section.${section}`)))
          notify('info', t('save.taken', { sections }))
        }
        await invalidateRecipes()
        if (picture.kind === 'address') void followPicture(saved.id)
        return saved.id
      case 'clash':
        setTrouble({ clash: saved.clash })
        return null
      case 'gone':
        setTrouble({ gone: true })
        return null
      case 'pictureless':
        setTrouble({ text: [t('save.pictureless'), await errorText(saved.error)].join(' ') })
        return null
      case 'refused':
        await showErrors(saved.error, saved.sent)
        return focusFirstInvalid()
    }
  }

  const followPicture = async (id: number) => {
    const { awaitPicture } = await import('../picture/await-picture.ts')
    if ((await awaitPicture(id)) === 'failed') notify('warning', t('save.pictureMissing'))
  }

  /** Without an answer, the save waits: then its id alone, which is negative for a new recipe. */
  const saveOrQueue = async (): Promise<SaveResult | number> => {
    const draft = store.draft()
    const saved = navigator.onLine && !queue.isWaiting() ? await saveNow() : null
    if (saved && !isUnanswered(saved)) return saved
    const recipe = await queue.add(draft, saved !== null)
    deleteStoredDraft(draftStorageKey(space, session.savedRecipe().id))
    notify('info', t('save.waits', { name: draft.name }))
    return recipe
  }

  const saveNow = async (): Promise<SaveResult> => {
    try {
      await queue.catchUp()
    } catch (error) {
      return { kind: 'refused', error, sent: store.draft() }
    }
    return session.save()
  }

  const showErrors = async (error: unknown, sent: RecipeDraft) => {
    const fields = error instanceof ApiError ? error.fields : {}
    const { '': others, ...errors } = mapErrorsToFields(fields, stepsToSend(sent), shownFields)
    store.setErrors(errors)
    const isPlaced = Object.keys(errors).length > 0 && !others
    setTrouble(isPlaced ? null : { text: others?.join(' ') ?? (await errorText(error)) })
  }

  const errorText = async (error: unknown): Promise<string> =>
    error instanceof ApiError ? ((await problemText(error)) ?? statusText(error)) : t('save.offline')

  return {
    pending,
    trouble,
    save,
    dismiss: () => setTrouble(null),
    decide: (clash: EditConflict, take: readonly DraftSection[]) => {
      session.resolveConflict(clash, take)
      setTrouble(null)
    },
    detach: () => {
      session.detach(newRecipe())
      setTrouble(null)
    },
  }
}

/** A refusal is an answer; a lost connection and a time limit are none. */
const isUnanswered = (saved: SaveResult) => 'error' in saved && !(saved.error instanceof ApiError)

/** Waits a frame, until the fields are marked invalid. */
function focusFirstInvalid(): null {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
  return null
}
