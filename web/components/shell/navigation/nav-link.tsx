import { Link } from '@tanstack/react-router'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { NavEntry } from './nav-entries.ts'

interface NavLinkProps {
  entry: NavEntry
  className: string
  /** Replaces the history entry: inside a sheet, so that Back does not open it again. */
  replace?: boolean
}

/** The router sets `aria-current` and `data-status="active"` on the current entry. */
export function NavLink({ entry, className, replace = false }: NavLinkProps) {
  const t = useTranslations('common')
  const mayMake = useHasRole('user')
  if (entry.makers && !mayMake) return null
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
