import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSettingsGroups } from './settings-entries.ts'

/** A rail beside the page where there is room for one, else a page of its own with rows for a thumb. */
export function SettingsNav({ className = '' }: { className?: string }) {
  const t = useTranslations('settings')
  return (
    <nav aria-label={t('title')} className={className}>
      {useSettingsGroups().map(({ label, entries }) => (
        <section key={label} aria-labelledby={`settings-${label}`} className="mb-6 lg:mb-5">
          <h2 id={`settings-${label}`} className="mb-2 px-3 font-sans text-sm font-semibold text-muted lg:text-xs">
            {t(label)}
          </h2>
          <ul className="overflow-hidden max-lg:divide-y max-lg:divide-line max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface">
            {entries.map(({ to, label: name, icon: Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ includeSearch: false }}
                  className="flex min-h-14 items-center gap-3 px-3 font-medium transition-colors hover:bg-primary-soft data-[status=active]:bg-primary-soft data-[status=active]:font-semibold lg:min-h-11 lg:rounded-md lg:text-sm"
                >
                  <Icon aria-hidden className="size-5 shrink-0 text-muted lg:size-4.5" />
                  <span className="grow">{t(name)}</span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-muted lg:hidden rtl:-scale-x-100" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
