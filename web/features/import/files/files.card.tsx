import { useNavigate } from '@tanstack/react-router'
import { FolderInput } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AppList } from './app.list.tsx'
import { ChooseFiles } from './choose-files.tsx'
import { isPage } from '../photos/is-page.ts'
import { endSending, sendFiles, useSending } from './sending/sending.ts'
import { InterruptedNotice } from './sending/interrupted.notice.tsx'
import { SendingBox } from './sending/sending.box.tsx'
import { type SortedFiles, sortFiles } from './sending/sort-files.ts'
import { useDrop } from './sending/use-drop.ts'

/** `onPages` takes pictures and PDF, where somebody can read them. */
export function FilesCard({ onPages }: { onPages?: ((pages: readonly File[]) => void) | undefined }) {
  const t = useTranslations('apps')
  const sending = useSending()
  const [left, setLeft] = useState<Omit<SortedFiles, 'good'>>({ empty: [], large: [] })
  useOpenWhenAsked()
  const take = (files: readonly File[]) => {
    if (onPages && files.length > 0 && files.every(isPage)) return onPages(files)
    const { good, ...others } = sortFiles(files)
    setLeft(others)
    if (good.length > 0) void sendFiles(good)
  }
  return (
    <Card className="mt-5" aria-labelledby="import-files">
      <CardBody>
        <CardTitle id="import-files">{t('drop.title')}</CardTitle>
        {sending.kind === 'sending' || sending.kind === 'refused' ? (
          <SendingBox sending={sending} />
        ) : (
          <>
            <InterruptedNotice onFiles={take} />
            <DropPlace onFiles={take} />
          </>
        )}
        <output className="block text-sm text-warning-strong">
          {left.empty.length > 0 ? <p className="mt-2">{t('drop.empty', { names: left.empty.join(', ') })}</p> : null}
          {left.large.length > 0 ? <p className="mt-2">{t('drop.large', { names: left.large.join(', ') })}</p> : null}
        </output>
        <KnownApps />
      </CardBody>
    </Card>
  )
}

function DropPlace({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations('apps')
  const isOver = useDrop(onFiles)
  return (
    <div
      className={cn(
        'mt-3 flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-5 text-center transition-colors',
        isOver ? 'border-primary-strong bg-primary-soft' : 'border-edge',
      )}
    >
      <p className="max-w-prose text-sm text-pretty text-muted">{t(isOver ? 'drop.over' : 'drop.text')}</p>
      <ChooseFiles variant="outline" onFiles={onFiles}>
        <FolderInput aria-hidden />
        {t('drop.choose')}
      </ChooseFiles>
    </div>
  )
}

/** The list is asked for when somebody wants to see it. */
function KnownApps() {
  const t = useTranslations('apps')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-3">
      <Button
        variant="link"
        size="inline"
        className="shrink! text-start whitespace-normal!"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('drop.apps')}
      </Button>
      {isOpen ? <AppList /> : null}
    </div>
  )
}

function useOpenWhenAsked() {
  const sending = useSending()
  const navigate = useNavigate()
  const job = sending.kind === 'asked' ? sending.job : undefined
  useEffect(() => {
    if (job === undefined) return
    endSending()
    void navigate({ to: '/import/$importId', params: { importId: String(job) } })
  }, [job, navigate])
}
