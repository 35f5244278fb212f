import { useRouter } from '@tanstack/react-router'
import { type ClipboardEvent, useState } from 'react'
import { useAnnouncer } from '#web/components/recipe-form/use-announcer.tsx'
import { DraftProvider, useDraftState } from '#web/components/recipe-form/draft/draft-provider.tsx'
import { draftStore } from '#web/components/recipe-form/draft/draft-store.ts'
import { PictureBox } from '#web/components/recipe-form/picture/picture.box.tsx'
import { pictureIn } from '#web/components/recipe-form/picture/picture-input.ts'
import { takePicture } from '#web/components/recipe-form/picture/take-picture.ts'
import type { PictureDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { RecipeBasics } from '#web/components/recipe-form/recipe-basics.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Page } from '#web/components/shell/page/page.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useWords } from '#web/lib/words/words.ts'
import { AccessSection } from './access.section.tsx'
import { ClashDialog } from './clash.dialog.tsx'
import { useDraftKeeping } from './use-draft-keeping.ts'
import { EditorMenu } from './editor.menu.tsx'
import { draftSession, type KnownRecipe } from '#web/components/recipe-form/draft/draft-session.ts'
import { useHotkeys } from './use-hotkeys.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { RecipeLink } from './steps/recipe-link.tsx'
import { RestoreNotice } from './restore.notice.tsx'
import { useKept } from './use-restore.ts'
import { SaveBar } from './save.bar.tsx'
import { useSaving } from '#web/components/recipe-form/draft/use-saving.ts'
import { StepsSection } from './steps/steps.section.tsx'
import { Button } from '#web/components/ui/button.tsx'

/** Writes a recipe, new or old. */
export function EditorPage({ start, handedOver = false }: { start: KnownRecipe; handedOver?: boolean }) {
  const t = useWords('editor')
  const router = useRouter()
  const space = useSession().space?.id ?? 0
  const [store] = useState(() => draftStore(start.base))
  const [session] = useState(() => draftSession(store, start))
  const [announce, announcer] = useAnnouncer()
  const { line, errors } = useDraftState(store)
  const draft = line.present
  const kept = useKept(store, session, handedOver ? 'restore' : 'ask')
  useDraftKeeping(store, session, space)
  const saving = useSaving(store, session)
  const isDirty = session.isDirty()
  const open = async () => {
    const id = await saving.save()
    if (id !== null) await router.navigate({ to: '/recipe/$recipeId', params: { recipeId: String(id) }, replace: true })
  }
  const stay = async () => {
    const focused = document.activeElement
    const wasNew = session.known().id === null
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
    const { file } = pictureIn(event.clipboardData)
    if (!file || event.clipboardData.getData('text/plain')) return
    event.preventDefault()
    void takePicture(file).then(onPicture)
  }
  const isNew = session.known().id === null
  const { trouble } = saving
  return (
    <Page>
      <PageHeader
        title={isNew ? t('newTitle') : t('editTitle', { name: start.base.name })}
        heading={isNew ? t('newTitle') : t('editHeading')}
        above={isNew ? null : <RecipeLink id={session.known().id ?? 0} name={session.known().base.name} />}
        actions={isNew ? null : <EditorMenu id={session.known().id ?? 0} name={start.base.name} />}
      />
      {announcer}
      {kept.draft ? <RestoreNotice kept={kept.draft} onRestore={kept.restore} onDiscard={kept.discard} /> : null}
      <DraftProvider store={store} announce={announce}>
        <form noValidate onSubmit={(event) => event.preventDefault()} onPaste={onPaste}>
          <Card className="p-4 sm:p-6">
            <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
              <PictureBox picture={draft.picture} onPicture={onPicture} error={errors['image_url']} />
              <RecipeBasics draft={draft} />
            </div>
            <AccessSection draft={draft} />
          </Card>
          <StepsSection steps={draft.steps} />
          <SaveBar
            isDirty={isDirty}
            pending={saving.pending}
            canUndo={line.past.length > 0}
            canRedo={line.future.length > 0}
            onUndo={undo}
            onRedo={redo}
            onSave={() => void open()}
            wrong={Object.keys(errors).length}
            problem={
              trouble && 'text' in trouble ? (
                trouble.text
              ) : trouble && 'gone' in trouble ? (
                <GoneNotice onAgain={saving.detach} />
              ) : null
            }
          />
        </form>
      </DraftProvider>
      {trouble && 'clash' in trouble ? (
        <ClashDialog
          clash={trouble.clash}
          mine={draft}
          onClose={saving.dismiss}
          onDecide={(take) => {
            saving.decide(trouble.clash, take)
            void open()
          }}
        />
      ) : null}
      <LeaveGuard
        isDirty={session.isDirty}
        pending={saving.pending}
        onDiscard={() => store.change(() => session.known().base)}
        onSave={async () => (await saving.save()) !== null}
      />
    </Page>
  )
}

/** Somebody deleted the recipe meanwhile: what was written need not be lost with it. */
function GoneNotice({ onAgain }: { onAgain: () => void }) {
  const t = useWords('editor')
  return (
    <>
      {t('gone.text')}{' '}
      <Button variant="link" size="inline" onClick={onAgain}>
        {t('gone.again')}
      </Button>
    </>
  )
}
