import { Button } from '#web/components/ui/button.tsx'
import { dropUpload } from '#web/lib/files/send-file.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ChooseFiles } from '../choose-files.tsx'
import { forgetUploads } from './interrupted-uploads.ts'
import { useInterruptedUploads } from './use-interrupted-uploads.ts'

/** The page was closed while files were on their way: chosen again, they go on where they stopped. */
export function InterruptedNotice({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations('apps')
  const { list } = useFormat()
  const interrupted = useInterruptedUploads()
  if (interrupted.length === 0) return null
  const leave = () => {
    const ids = interrupted.map(({ id }) => id)
    // What is left there goes after a day.
    void Promise.allSettled(ids.map(dropUpload))
    forgetUploads(ids)
  }
  return (
    <div className="mt-3 rounded-lg bg-warning-soft px-4 py-3 text-sm">
      <p dir="auto" className="font-medium wrap-anywhere">
        {t('sending.interrupted', { names: list(interrupted.map(({ name }) => name)) })}
      </p>
      <p className="mt-1 text-muted">{t('sending.continueHint')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ChooseFiles size="sm" onFiles={onFiles}>
          {t('sending.continue')}
        </ChooseFiles>
        <Button variant="ghost" size="sm" onClick={leave}>
          {t('sending.leaveIt')}
        </Button>
      </div>
    </div>
  )
}
