import { useState } from 'react'
import { draftKey, forgetDraft } from './keep-draft.ts'
import type { DraftStore } from './draft-store.ts'
import { placeErrors } from './error-place.ts'
import { stepsSent } from './recipe-body.ts'
import { newRecipe, type RecipeDraft } from './recipe-draft.ts'
import { refreshRecipes, readRecipe } from './save-recipe.ts'
import { shownFields } from './shown-fields.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { say } from '#web/lib/words/messages.ts'
import { problemText } from '#web/lib/api/problem-text.ts'
import { statusText } from '#web/lib/api/status-text.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import type { DraftSection } from './merge-draft.ts'
import type { Clash, DraftSession } from './draft-session.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

type Trouble = { text: string } | { gone: true } | { clash: Clash } | null

/** Saving as a person sees it: what is on the way, what went wrong and where, and what is to be decided. */
export function useSaving(store: DraftStore, session: DraftSession) {
  const t = useWords('editor')
  const common = useWords('common')
  const { list } = useFormat()
  const space = useSession().space?.id ?? 0
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)

  /** Answers the recipe's id once all of it is saved. */
  const save = async (): Promise<number | null> => {
    if (pending) return null
    // What is still being typed counts too.
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
    store.refuse(wrong)
    if (Object.keys(wrong).length > 0 || document.querySelector('[data-unread]')) return refocus()
    const { picture } = store.draft()
    const saved = await session.save()
    const { id } = session.known()
    if (id !== null) forgetDraft(draftKey(space, null))
    switch (saved.kind) {
      case 'saved':
        if (saved.taken.length > 0) {
          const sections = list(saved.taken.map((section) => t(`section.${section}`)))
          say('info', t('save.taken', { sections }))
        }
        await refreshRecipes()
        if (picture.kind === 'address')
          void awaitPicture(saved.id).then((end) => end === 'missing' && say('warning', t('save.pictureMissing')))
        return saved.id
      case 'clash':
        setTrouble({ clash: saved.clash })
        return null
      case 'gone':
        setTrouble({ gone: true })
        return null
      case 'pictureless':
        setTrouble({ text: [t('save.pictureless'), await sentence(saved.error)].join(' ') })
        return null
      case 'refused':
        await refuse(saved.error, saved.sent)
        return refocus()
    }
  }

  const refuse = async (error: unknown, sent: RecipeDraft) => {
    const fields = error instanceof ApiError ? error.fields : {}
    const { '': others, ...errors } = placeErrors(fields, stepsSent(sent), shownFields)
    store.refuse(errors)
    const isPlaced = Object.keys(errors).length > 0 && !others
    setTrouble(isPlaced ? null : { text: others?.join(' ') ?? (await sentence(error)) })
  }

  const sentence = async (error: unknown): Promise<string> =>
    error instanceof ApiError ? ((await problemText(error)) ?? statusText(error)) : t('save.offline')

  return {
    pending,
    trouble,
    save,
    dismiss: () => setTrouble(null),
    decide: (clash: Clash, take: readonly DraftSection[]) => {
      session.decide(clash, take)
      setTrouble(null)
    },
    detach: () => {
      session.detach(newRecipe())
      setTrouble(null)
    },
  }
}

/** To the first field that wants attention, once it says so. */
function refocus(): null {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus())
  return null
}

/** Milliseconds between looks: most pictures come within a second, and after half a minute nobody looks any more. */
const pauses = [500, 1000, 2000, 4000, 8000, 16_000]

/** The server fetches a picture by its address after the recipe is saved: shows it as soon as it is there, and says whether it came. */
export async function awaitPicture(id: number): Promise<'came' | 'missing' | 'unknown'> {
  for (const pause of pauses) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
    const found = await readRecipe(id).catch(() => null)
    if (!found) return 'unknown'
    const shown = queryClient.getQueryData(recipeQuery(id).queryKey)?.image
    if (found.row.image !== null && found.row.image !== shown) {
      await refreshRecipes()
      return 'came'
    }
  }
  return 'missing'
}
