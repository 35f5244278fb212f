import { useCodeText } from '#web/lib/api/use-code-text.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface FailedFilesProps {
  failed: readonly { id: number; name: string; error: string; code: string }[]
  /** Files that there was no time for. */
  remaining: number
}

/** Which files could not be taken, and why each; they wait on. */
export function FailedFiles({ failed, remaining }: FailedFilesProps) {
  const t = useTranslations('storages')
  const codeText = useCodeText()
  return (
    <>
      {failed.length > 0 ? (
        <div className="mt-2 text-sm">
          <p className="font-medium text-error">{t('failed', { count: failed.length })}</p>
          <ul className="mt-1 flex max-h-64 flex-col gap-1 overflow-y-auto">
            {failed.map(({ id, name, error, code }) => (
              <li key={id}>
                <bdi className="font-medium wrap-anywhere">{name}</bdi>
                <span className="block text-pretty text-muted">{codeText(code, error)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {remaining > 0 ? <p className="mt-2 text-sm">{t('left', { count: remaining })}</p> : null}
    </>
  )
}
