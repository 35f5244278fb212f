import { useNavigate } from '@tanstack/react-router'
import { CircleHelp, Table2 } from 'lucide-react'
import { navEntries } from '#web/components/shell/navigation/nav-entries.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { shellShortcuts } from '#web/lib/keys/shell-shortcuts.ts'
import type { Translations } from '#web/locales/translations.ts'
import { usePaletteSources } from '../palette-sources.ts'
import type { Option } from './option.ts'

export interface Place extends Omit<Option, 'nearness'> {
  /** What else people call it. */
  words: string
}

/** Pages, settings and lists that the person may open. */
export function usePlaces(): readonly Place[] {
  const t = useTranslations('palette')
  const common = useTranslations('common')
  const help = useTranslations('help')
  const navigate = useNavigate()
  const mayMake = useHasRole('user')
  const { lists, settings } = usePaletteSources()
  const words = (name: string) => wordsOf(t(`words.${name}` as TranslationKey<Translations['palette']>)) // Not every place has some.
  const pages = [
    ...navEntries
      .filter(({ makers }) => !makers || mayMake)
      .map(({ to, label, icon }) => ({ to, title: common(label), icon, name: label.replace('nav.', '') })),
    { to: '/help' as const, title: help('title'), icon: CircleHelp, name: 'help' },
  ]
  return [
    ...pages.map(({ to, title, icon, name }) => ({
      key: `page:${to}`,
      name: title,
      icon,
      words: words(name),
      ...keysOf(name),
      run: () => void navigate({ to, replace: true }),
    })),
    ...settings.map(({ to, title, icon }) => ({
      key: `page:${to}`,
      name: title,
      icon,
      note: common('nav.settings'),
      words: `${common('nav.settings')} ${words(to.split('/').at(-1) ?? '')}`,
      run: () => void navigate({ to, replace: true }),
    })),
    ...lists.map(({ model, title }) => ({
      key: `list:${model}`,
      name: title,
      icon: Table2,
      note: common('nav.larder'),
      words: words(model),
      run: () => void navigate({ to: '/list/$model', params: { model }, replace: true }),
    })),
  ]
}

/** A text that is missing is its key. */
const wordsOf = (text: string) => (text.startsWith('words.') ? '' : text)

function keysOf(name: string): { keys?: string } {
  const [keys] = Object.entries<readonly string[]>(shellShortcuts.go).find(([place]) => place === name)?.[1] ?? []
  return keys === undefined ? {} : { keys }
}
