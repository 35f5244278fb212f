import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAnnouncer } from '#web/components/recipe-form/use-announcer.tsx'
import { draftStorageKey, storeDraft } from '#web/components/recipe-form/draft/stored-draft.ts'
import { DraftProvider, useDraftState } from '#web/components/recipe-form/draft/draft-provider.tsx'
import { createDraftSession } from '#web/components/recipe-form/draft/draft-session.ts'
import { createDraftStore } from '#web/components/recipe-form/draft/draft-store.ts'
import { PictureBox } from '#web/components/recipe-form/picture/picture.box.tsx'
import { PictureChoice } from '#web/components/recipe-form/picture/picture-choice.tsx'
import {
  newRecipe,
  type PictureDraft,
  type RecipeDraft,
  withOthers,
} from '#web/components/recipe-form/draft/recipe-draft.ts'
import { RecipeBasics } from '#web/components/recipe-form/recipe-basics.tsx'
import { useSaveDraft } from '#web/components/recipe-form/draft/use-save-draft.ts'
import { Card } from '#web/components/ui/card.tsx'
import { notify } from '#web/lib/messages/messages.ts'
import { useSession } from '#web/lib/api/session.ts'
import { undoEvent } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { countDoubts } from './count-doubts.ts'
import { DuplicatesNotice } from './duplicates.notice.tsx'
import { sendCorrections } from './send-corrections.ts'
import { KeywordSuggestions } from './keyword-suggestions.tsx'
import { hasMore, type ImportReview, takenBack, withSaved } from './import-review.ts'
import { ReviewBar } from './review.bar.tsx'
import { deleteStoredReview, readStoredReview, storeReview } from './stored-review.ts'
import { ReviewNotes } from './review-notes.tsx'
import { ReviewParts } from './review-parts.tsx'

const pause = 400

interface ReviewFormProps {
  review: ImportReview
  onDraft: (draft: RecipeDraft) => void
  /** What is to be looked at after something of several recipes was saved, or that was taken back. */
  onReview: (review: ImportReview) => void
  onStartOver: () => void
}

export function ReviewForm({ review, onDraft, onReview, onStartOver }: ReviewFormProps) {
  const t = useTranslations('import')
  const router = useRouter()
  const space = useSession().space?.id ?? 0
  const [store] = useState(() => createDraftStore(review.draft))
  const [session] = useState(() => createDraftSession(store, { id: null, etag: null, base: newRecipe() }))
  const [announce, announcer] = useAnnouncer()
  const { timeline, errors } = useDraftState(store)
  const saving = useSaveDraft(store, session)
  const draft = timeline.present
  // After saving, the page stays until the next one has loaded, and must store nothing.
  const isDone = useRef(false)
  const finish = () => {
    isDone.current = true
    deleteStoredReview()
  }
  const tellDraft = useEffectEvent((now: RecipeDraft) => onDraft(now))
  useEffect(() => tellDraft(draft), [draft])
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isDone.current) storeReview(space, { ...review, draft })
    }, pause)
    return () => clearTimeout(timer)
  }, [space, review, draft])
  const onPicture = (picture: PictureDraft) =>
    store.change((before) => ({ ...before, picture: withOthers(picture, review.pictures) }))
  const save = async () => {
    const sent = store.draft()
    const id = await saving.save()
    if (id === null) return
    void sendCorrections(review.read, sent.steps)
    finish()
    const { createdByEvent } = session.savedRecipe()
    if (createdByEvent) {
      // Undo returns here with all corrections.
      const takeBack = async () => {
        if (!(await undoEvent(createdByEvent))) return
        const before = takenBack({ ...review, draft: sent }, readStoredReview(space))
        storeReview(space, before)
        onReview(before)
        await router.navigate({ to: '/import', search: {} })
      }
      notify('success', t('saved', { name: sent.name }), { undo: takeBack })
    }
    if (hasMore(review)) {
      const after = withSaved({ ...review, draft: sent }, id)
      storeReview(space, after)
      onReview(after)
      return
    }
    await router.navigate({ to: '/recipe/$recipeId', params: { recipeId: String(id) }, replace: true })
  }
  const edit = async () => {
    const { base } = session.savedRecipe()
    storeDraft(draftStorageKey(space, null), { at: Date.now(), etag: null, base, draft: store.draft() })
    finish()
    await router.navigate({ to: '/recipe/new', search: { draft: true }, replace: true })
  }
  return (
    <DraftProvider store={store} announce={announce}>
      {announcer}
      <DuplicatesNotice duplicates={review.duplicates} draft={draft} />
      <ReviewNotes warnings={review.warnings ?? []} corrections={review.corrections ?? []} />
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Card className="p-4 sm:p-6">
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
            <div className="min-w-0">
              <PictureBox picture={draft.picture} onPicture={onPicture} error={errors['image_url']} />
              <PictureChoice pictures={review.pictures} picture={draft.picture} onPicture={onPicture} />
            </div>
            <div>
              <RecipeBasics draft={draft} />
              <KeywordSuggestions suggested={review.keywords} chosen={draft.keywords} />
            </div>
          </div>
        </Card>
        <ReviewParts steps={draft.steps} />
        <ReviewBar
          pending={saving.pending}
          trouble={saving.trouble && 'text' in saving.trouble ? saving.trouble.text : null}
          wrong={Object.keys(errors).length}
          doubtful={countDoubts(draft.steps)}
          isDuplicate={review.duplicates.length > 0}
          onStartOver={onStartOver}
          onEdit={() => void edit()}
          onSave={() => void save()}
        />
      </form>
    </DraftProvider>
  )
}
