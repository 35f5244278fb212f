import { ChevronRight, HardDrive } from 'lucide-react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Step } from './folder-path.ts'

interface FolderStepsProps {
  root: string
  steps: readonly Step[]
  onGo: (path: string) => void
}

const looks = 'flex min-h-8 max-w-48 items-center gap-1.5 rounded-sm px-1.5 pointer-coarse:min-h-11'

/** The way from the top to where one is. */
export function FolderSteps({ root, steps, onGo }: FolderStepsProps) {
  const t = useTranslations('storages')
  const all = [{ name: root, path: '' }, ...steps]
  return (
    <nav aria-label={t('folders.path')}>
      <ol className="-mx-1.5 flex flex-wrap items-center text-sm">
        {all.map(({ name, path }, at) => (
          <li key={path} className="flex min-w-0 items-center">
            {at > 0 ? <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" /> : null}
            {at === all.length - 1 ? (
              <span aria-current="location" className={`${looks} font-semibold`}>
                {at === 0 ? <HardDrive aria-hidden className="size-4 shrink-0" /> : null}
                <bdi className="truncate">{name}</bdi>
              </span>
            ) : (
              <button
                type="button"
                className={`${looks} text-muted hover:bg-primary-soft hover:text-ink`}
                onClick={() => onGo(path)}
              >
                {at === 0 ? <HardDrive aria-hidden className="size-4 shrink-0" /> : null}
                <bdi className="truncate">{name}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
