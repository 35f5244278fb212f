import { useRouter, Link } from '@tanstack/react-router'
import { type ClipboardEvent, Suspense, useState } from 'react'
import { useAnnouncer } from '#web/components/recipe-form/use-announcer.tsx'
import { DraftProvider, useDraftState } from '#web/components/recipe-form/draft/draft-provider.tsx'
import { createDraftStore } from '#web/components/recipe-form/draft/draft-store.ts'
import { PictureBox } from '#web/components/recipe-form/picture/picture.box.tsx'
import { pictureFromTransfer } from '#web/components/recipe-form/picture/picture-from-transfer.ts'
import { preparePicture } from '#web/components/recipe-form/picture/prepare-picture.ts'
import type { PictureDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { RecipeBasics } from '#web/components/recipe-form/recipe-basics.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Page } from '#web/components/shell/page/page.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { AccessSection } from './access.section.tsx'
import { useDraftAutosave } from './use-draft-autosave.ts'
import { EditorMenu } from './editor.menu.tsx'
import type { SavedRecipe } from '#web/components/recipe-form/draft/draft-session.ts'
import type { RecipeSave } from '#web/components/recipe-form/waiting/recipe-save.ts'
import { startSession } from './start-session.ts'
import { useHotkeys } from './use-hotkeys.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { NutritionSection } from './nutrition/nutrition.section.tsx'
import { useStoredDraft } from './use-stored-draft.ts'
import { SaveBar } from './save.bar.tsx'
import { useSaveDraft } from '#web/components/recipe-form/draft/use-save-draft.ts'
import { StepsSection } from './steps/steps.section.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ArrowLeft } from 'lucide-react'

const AiMenu = lazyPart(() => import('./ai/ai.menu.tsx'), 'AiMenu')
const ConflictDialog = lazyPart(() => import('./conflict.dialog.tsx'), 'ConflictDialog')
const RestoreNotice = lazyPart(() => import('./restore.notice.tsx'), 'RestoreNotice')

interface EditorPageProps {
  start: SavedRecipe
  /** Who made the recipe; undefined for a new one, and where their account is gone. */
  maker?: number | undefined
  handedOver?: boolean
  /** A save that waits, which the page goes on with. */
  waiting?: RecipeSave | undefined
}

export function EditorPage({ start, maker, handedOver = false, waiting }: EditorPageProps) {
  const t = useTranslations('editor')
  const router = useRouter()
  const { user, space: home } = useSession()
  const space = home?.id ?? 0
  const [store] = useState(() => createDraftStore(start.base))
  const [session] = useState(() => startSession(store, start, waiting))
  const [announce, announcer] = useAnnouncer()
  const { timeline, errors } = useDraftState(store)
  const draft = timeline.present
  const kept = useStoredDraft(store, session, handedOver ? 'restore' : 'ask')
  useDraftAutosave(store, session, space)
  const saving = useSaveDraft(store, session, waiting)
  const isDirty = session.isDirty()
  const open = async () => {
    const id = await saving.save()
    if (id !== null) await router.navigate({ to: '/recipe/$recipeId', params: { recipeId: String(id) }, replace: true })
  }
  const stay = async () => {
    const focused = document.activeElement
    const wasNew = session.savedRecipe().id === null
    const id = await saving.save()
    if (id === null) return
    // From now on a reload finds the recipe, not an empty form.
    const params = { recipeId: String(id) }
    if (wasNew) return router.navigate({ to: '/recipe/$recipeId/edit', params, replace: true })
    announce(t('save.done'))
    if (focused instanceof HTMLElement) focused.focus()
  }
  const undo = () => {
    store.undo()
    announce(t('save.undone'))
  }
  const redo = () => {
    store.redo()
    announce(t('save.redone'))
  }
  useHotkeys({ save: () => void stay(), undo, redo })
  const onPicture = (picture: PictureDraft) => store.change((before) => ({ ...before, picture }))
  const onPaste = (event: ClipboardEvent) => {
    const { file } = pictureFromTransfer(event.clipboardData)
    if (!file || event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    void preparePicture(file).then(onPicture)
  }
  const isNew = session.savedRecipe().id === null
  const { trouble } = saving
  return (
    <Page>
      <PageHeader
        title={isNew ? t('newTitle') : t('editTitle', { name: start.base.name })}
        heading={isNew ? t('newTitle') : t('editHeading')}
        above={isNew ? null : <RecipeLink id={session.savedRecipe().id ?? 0} name={session.savedRecipe().base.name} />}
        actions={
          isNew ? null : (
            <>
              <Suspense>
                <AiMenu store={store} id={session.savedRecipe().id ?? 0} announce={announce} />
              </Suspense>
              <EditorMenu id={session.savedRecipe().id ?? 0} name={start.base.name} />
            </>
          )
        }
      />
      {announcer}
      <Suspense>
        {kept.draft ? <RestoreNotice kept={kept.draft} onRestore={kept.restore} onDiscard={kept.discard} /> : null}
      </Suspense>
      <DraftProvider store={store} announce={announce}>
        <form data-kept noValidate onSubmit={(event) => event.preventDefault()} onPaste={onPaste}>
          <Card className="p-4 sm:p-6">
            <div className="grid grid-cols-1 gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
              <PictureBox picture={draft.picture} onPicture={onPicture} error={errors['image_url']} />
              <RecipeBasics draft={draft} />
            </div>
            <AccessSection draft={draft} mayHide={start.id === null || maker === user.id} />
          </Card>
          <StepsSection steps={draft.steps} />
          <NutritionSection draft={draft} />
          <SaveBar
            isDirty={isDirty}
            pending={saving.pending}
            canUndo={timeline.past.length > 0}
            canRedo={timeline.future.length > 0}
            onUndo={undo}
            onRedo={redo}
            onSave={() => void open()}
            wrong={Object.keys(errors).length}
            problem={
              trouble && 'text' in trouble ? (
                trouble.text
              ) : trouble && 'gone' in trouble ? (
                <DeletedNotice onAgain={saving.detach} />
              ) : null
            }
          />
        </form>
      </DraftProvider>
      {trouble && 'clash' in trouble ? (
        <Suspense>
          <ConflictDialog
            conflict={trouble.clash}
            mine={draft}
            onClose={saving.dismiss}
            onResolve={(take) => {
              saving.decide(trouble.clash, take)
              void open()
            }}
          />
        </Suspense>
      ) : null}
      <LeaveGuard
        isDirty={session.isDirty}
        pending={saving.pending}
        onDiscard={() => store.change(() => session.savedRecipe().base)}
        onSave={async () => (await saving.save()) !== null}
      />
    </Page>
  )
}

function DeletedNotice({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('editor')
  return (
    <>
      {t('gone.text')}{' '}
      <Button variant="link" size="inline" onClick={onAgain}>
        {t('gone.again')}
      </Button>
    </>
  )
}

const RecipeLink = ({ id, name }: { id: number; name: string }) => (
  <Link
    to="/recipe/$recipeId"
    params={{ recipeId: String(id) }}
    className="mb-1 inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-primary-strong underline-offset-4 hover:underline"
  >
    <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
    <bdi>{name}</bdi>
  </Link>
)
