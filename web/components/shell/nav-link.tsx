import { Link } from '@tanstack/react-router'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { NavEntry } from './nav-entries.ts'

interface NavLinkProps {
  entry: NavEntry
  className: string
  /** Takes the place of the current entry in the history: from inside a sheet, so that Back does not open it again. */
  replace?: boolean
}

/** The router marks the current one with `aria-current` and `data-status="active"`. */
export function NavLink({ entry, className, replace = false }: NavLinkProps) {
  const t = useTranslations('common')
  return (
    <Link
      to={entry.to}
      className={className}
      activeOptions={{ exact: entry.to === '/', includeSearch: false }}
      replace={replace}
    >
      <entry.icon aria-hidden />
      <span>{t(entry.label)}</span>
    </Link>
  )
}
