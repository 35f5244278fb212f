import { Button } from '#web/components/ui/button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ProgressBar } from '#web/components/ui/states/progress-bar.tsx'
import { SpokenProgress } from '../spoken-progress.tsx'
import { cancelSending, endSending, type FileOnItsWay, type Sending, sendFiles } from './sending.ts'

/** How far the files are, or why they were refused. */
export function SendingBox({ sending }: { sending: Extract<Sending, { kind: 'sending' | 'refused' }> }) {
  const t = useTranslations('apps')
  if (sending.kind === 'refused')
    return (
      <div className="flex flex-col items-center">
        <LazyErrorState title={t('sending.failed')} error={sending.error} retry={() => void sendFiles(sending.files)} />
        <Button variant="ghost" size="sm" onClick={endSending}>
          {t('sending.dismiss')}
        </Button>
      </div>
    )
  return (
    <div className="mt-3">
      <output className="block text-sm text-muted">
        <p className="font-medium text-ink">{t('sending.title')}</p>
        <p>{t(sending.isCutOff ? 'sending.cutOff' : 'sending.leave')}</p>
      </output>
      <SpokenProgress value={sum(sending.files, 'sent')} max={sum(sending.files, 'size')} />
      <ul className="mt-3 flex max-h-80 flex-col gap-3 overflow-y-auto">
        {sending.files.map((file, index) => (
          <FileProgress key={index} file={file} />
        ))}
      </ul>
      <Button variant="outline" size="sm" className="mt-4" onClick={cancelSending}>
        {t('sending.cancel')}
      </Button>
    </div>
  )
}

const sum = (files: readonly FileOnItsWay[], what: 'sent' | 'size'): number =>
  files.reduce((all, file) => all + file[what], 0)

function FileProgress({ file: { name, size, sent } }: { file: FileOnItsWay }) {
  const t = useTranslations('apps')
  const { number } = useFormat()
  const megabytes = (bytes: number) => number(bytes / 1_000_000, { maximumFractionDigits: 1 })
  return (
    <li>
      <div className="mb-1 flex items-baseline justify-between gap-3 text-sm">
        <span dir="auto" className="min-w-0 truncate font-medium">
          {name}
        </span>
        <span className="numbers shrink-0 text-muted">
          {sent === size ? t('sending.done') : t('sending.progress', { sent: megabytes(sent), size: megabytes(size) })}
        </span>
      </div>
      <ProgressBar label={name} value={sent} max={size} />
    </li>
  )
}
