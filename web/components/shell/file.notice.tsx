import { CloudOff, Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { fileState, type FileState, useFileState } from '#web/lib/files/file-state.ts'
import { loadAnew } from '#web/lib/files/load-anew.ts'
import { boxName, unsavedBox } from '#web/lib/files/unsaved-text.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface FileNoticeProps {
  retry: () => void
}

/** A quiet line above the page: what could not be loaded, or that there is a new version. */
export const FileNotice = ({ retry }: FileNoticeProps) => (
  // It is rendered before it has anything to say, or a screen reader would not announce it.
  <output aria-live="polite" data-snackbar className="pointer-events-auto block print:hidden">
    <Suspense>
      <CurrentLine retry={retry} />
    </Suspense>
  </output>
)

function CurrentLine({ retry }: FileNoticeProps) {
  const state = useFileState()
  // Of another state nothing was asked yet.
  return state === 'complete' ? null : <Line key={state} state={state} retry={retry} />
}

interface LineProps extends FileNoticeProps {
  state: Exclude<FileState, 'complete'>
}

function Line({ state, retry }: LineProps) {
  const t = useTranslations('files')
  /** The name of a text box that loading the page anew would empty. */
  const [unsaved, setUnsaved] = useState<string>()
  const Icon = state === 'outdated' ? Sparkles : CloudOff
  const act = () => {
    if (state === 'missing') return retry()
    const box = unsaved === undefined ? unsavedBox() : undefined
    if (!box) return void loadAnew()
    setUnsaved(boxName(box))
    box.focus()
  }
  const later = () => {
    setUnsaved(undefined)
    if (state === 'outdated') fileState.later()
  }
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-info-soft px-4 py-2 text-sm">
      <p className="flex min-w-0 items-start gap-2.5 wrap-anywhere">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
        {unsaved === undefined ? t(state) : t(unsaved ? 'unsaved' : 'unsavedSomewhere', { name: unsaved })}
      </p>
      <div className="flex flex-wrap gap-1">
        <Button size="sm" variant="ghost" onClick={act}>
          {unsaved === undefined ? t(`${state}Action`) : t('unsavedAction')}
        </Button>
        {state === 'outdated' || unsaved !== undefined ? (
          <Button size="sm" variant="ghost" onClick={later}>
            {t('later')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
