import { Link } from '@tanstack/react-router'
import { useWords } from '#web/lib/words.ts'
import type { NavEntry } from './nav.entries.ts'

interface NavLinkProps {
  entry: NavEntry
  className: string
  onClick?: () => void
}

/** The router marks the current one with `aria-current` and `data-status="active"`. */
export function NavLink({ entry, className, onClick }: NavLinkProps) {
  const t = useWords('common')
  return (
    <Link
      to={entry.to}
      className={className}
      activeOptions={{ exact: entry.to === '/', includeSearch: false }}
      onClick={onClick}
    >
      <entry.icon aria-hidden />
      <span>{t(entry.label)}</span>
    </Link>
  )
}
