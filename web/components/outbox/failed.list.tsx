import { Link } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useChangeText } from './use-change-text.ts'
import { useOutbox } from './use-outbox.ts'

/** What the server refused for good, with its reason. */
export function FailedList() {
  const t = useTranslations('offline')
  const describe = useChangeText()
  const { store } = useOutbox()
  const { failed } = store.use()
  const dismiss = (keys: readonly string[]) =>
    store.set({ ...store.get(), failed: store.get().failed.filter(({ key }) => !keys.includes(key)) })
  return (
    <>
      <ul className="divide-y divide-line">
        {failed.map((failure) => (
          <li key={failure.key} className="py-2">
            <p dir="auto" className="font-medium wrap-anywhere">
              {failure.name}
            </p>
            <p className="text-sm text-muted">
              {describe(failure)}. {failure.why}
            </p>
            {failure.to === undefined ? null : (
              <Link
                to={failure.to}
                replace
                onClick={() => dismiss([failure.key])}
                className="inline-flex min-h-11 items-center text-sm font-medium text-primary-strong underline underline-offset-4"
              >
                {t('sheet.mend')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Button variant="outline" size="sm" onClick={() => dismiss(failed.map(({ key }) => key))}>
        {t('sheet.dismiss')}
      </Button>
    </>
  )
}
