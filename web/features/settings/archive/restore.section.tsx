import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSwitchSpace } from '#web/components/shell/switch-space.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { useArchiveReason } from './archive-reason.ts'
import { FoundArchive } from './found-archive.form.tsx'
import { type ReadyJob, type RestoreJob, restoreQuery, useAskRestore, useEndRestore } from './restore.queries.ts'
import { stopSending, useArchiveOnItsWay } from './send-archive.ts'

export function RestoreSection() {
  const t = useTranslations('archive')
  const { data: job } = useSuspenseQuery(restoreQuery)
  return (
    <Section title={t('restore.title')} text={t('restore.text')}>
      {job === null ? (
        <ChooseArchive />
      ) : job.state === 'ready' ? (
        <FoundArchive job={readyJob(job)} />
      ) : (
        <Course job={job} />
      )}
    </Section>
  )
}

/** What was found in it is known from then on. */
const readyJob = (job: RestoreJob) => job as ReadyJob

function ChooseArchive() {
  const t = useTranslations('archive')
  const input = useRef<HTMLInputElement>(null)
  const onItsWay = useArchiveOnItsWay()
  const ask = useAskRestore()
  if (onItsWay) return <ArchiveOnItsWay {...onItsWay} />
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => input.current?.click()}>
        {t('restore.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) ask.mutate(file)
        }}
      />
    </>
  )
}

function ArchiveOnItsWay({ sent, isCutOff }: { sent: number; isCutOff: boolean }) {
  const t = useTranslations('archive')
  const { number } = useFormat()
  return (
    <>
      <output className="text-sm">
        {t('restore.sending', { percent: number(Math.round(sent * 100)) })}
        <span className="mt-1 block text-muted">{t(isCutOff ? 'restore.cutOff' : 'restore.leave')}</span>
      </output>
      <Button variant="outline" className="self-start" onClick={stopSending}>
        {t('restore.stop')}
      </Button>
    </>
  )
}

/** While it is at work, and how it ended. */
function Course({ job }: { job: RestoreJob }) {
  const t = useTranslations('archive')
  const { number } = useFormat()
  const open = useSwitchSpace()
  const end = useEndRestore(job)
  const { state, done, total, details } = job
  const reason = useArchiveReason()(job)
  const isAtWork = state === 'preparing' || state === 'running'
  return (
    <>
      <output className="text-sm">
        {state === 'running'
          ? t('restore.running', { done: number(done), total: number(total) })
          : t(`restore.state.${state === 'done' || state === 'cancelled' || state === 'failed' ? state : 'preparing'}`)}
        {reason ? <span className="mt-1 block text-muted">{reason}</span> : null}
      </output>
      <div className="flex flex-wrap gap-2">
        {state === 'done' && details.made !== undefined ? (
          <Button onClick={() => void open(Number(details.made))}>{t('restore.open')}</Button>
        ) : null}
        <Button variant="ghost" pending={end.isPending} onClick={() => end.mutate()}>
          {t(isAtWork ? 'restore.stop' : 'restore.aside')}
        </Button>
      </div>
    </>
  )
}
