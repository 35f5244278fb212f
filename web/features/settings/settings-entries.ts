import type { LinkProps } from '@tanstack/react-router'
import {
  Archive,
  CalendarDays,
  CalendarSync,
  Database,
  FolderOutput,
  Gauge,
  House,
  KeyRound,
  type LucideIcon,
  Palette,
  ScrollText,
  Search,
  Server,
  ShoppingBasket,
  SlidersHorizontal,
  Sparkles,
  Trash2,
  User,
  Users,
} from 'lucide-react'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import type { Translations } from '#web/locales/translations.ts'

export interface SettingsEntry {
  to: NonNullable<LinkProps['to']>
  label: TranslationKey<Translations['settings']>
  icon: LucideIcon
  /** Who may do anything there; without it everybody. */
  who?: 'user' | 'admin' | 'owner' | 'operator'
}

export interface SettingsGroup {
  label: TranslationKey<Translations['settings']>
  entries: readonly SettingsEntry[]
}

const groups: readonly SettingsGroup[] = [
  {
    label: 'groups.you',
    entries: [
      { to: '/settings/account', label: 'tabs.account', icon: User },
      { to: '/settings/appearance', label: 'tabs.appearance', icon: Palette },
      { to: '/settings/shopping', label: 'tabs.shopping', icon: ShoppingBasket },
      { to: '/settings/plan', label: 'tabs.plan', icon: CalendarDays },
      { to: '/settings/search', label: 'tabs.search', icon: Search },
      { to: '/settings/calendars', label: 'tabs.calendars', icon: CalendarSync },
      { to: '/settings/tokens', label: 'tabs.tokens', icon: KeyRound },
    ],
  },
  {
    label: 'groups.household',
    entries: [
      { to: '/settings/people', label: 'tabs.people', icon: Users },
      { to: '/settings/space', label: 'tabs.space', icon: SlidersHorizontal, who: 'owner' },
      { to: '/settings/limits', label: 'tabs.limits', icon: Gauge, who: 'user' },
      { to: '/settings/spaces', label: 'tabs.spaces', icon: House },
      { to: '/export', label: 'tabs.export', icon: FolderOutput, who: 'user' },
      { to: '/settings/ai', label: 'tabs.ai', icon: Sparkles, who: 'user' },
      { to: '/settings/open-data', label: 'tabs.openData', icon: Database, who: 'admin' },
      { to: '/settings/archive', label: 'tabs.archive', icon: Archive, who: 'owner' },
      { to: '/activity', label: 'tabs.activity', icon: ScrollText },
      { to: '/trash', label: 'tabs.trash', icon: Trash2, who: 'user' },
    ],
  },
  {
    label: 'groups.server',
    entries: [{ to: '/operator', label: 'tabs.operator', icon: Server, who: 'operator' }],
  },
]

/** What the person may open, so that nobody is led to a refusal. */
export function useSettingsGroups(): readonly SettingsGroup[] {
  const { creator, user } = useSession()
  const allowed = {
    user: useHasRole('user'),
    admin: useHasRole('admin'),
    owner: creator,
    operator: user.is_superuser,
  }
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ who }) => !who || allowed[who]) }))
    .filter(({ entries }) => entries.length > 0)
}
