import {
  Book,
  CalendarDays,
  ChefHat,
  Download,
  House,
  type LucideIcon,
  Refrigerator,
  ShoppingBasket,
} from 'lucide-react'
import type { LinkProps } from '@tanstack/react-router'
import type { Translations } from '#web/locales/translations.ts'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'

export interface NavEntry {
  to: NonNullable<LinkProps['to']>
  label: TranslationKey<Translations['common']>
  icon: LucideIcon
  /** In the bar on phones; the other entries are behind More. */
  main?: boolean
  /** Not for guests, who could do nothing there. */
  makers?: boolean
}

export const navEntries: readonly NavEntry[] = [
  { to: '/', label: 'nav.home', icon: House, main: true },
  { to: '/recipes', label: 'nav.recipes', icon: ChefHat, main: true },
  { to: '/plan', label: 'nav.plan', icon: CalendarDays, main: true },
  { to: '/shopping', label: 'nav.shopping', icon: ShoppingBasket, main: true },
  { to: '/books', label: 'nav.books', icon: Book },
  { to: '/database', label: 'nav.larder', icon: Refrigerator },
  { to: '/import', label: 'nav.import', icon: Download, makers: true },
]
