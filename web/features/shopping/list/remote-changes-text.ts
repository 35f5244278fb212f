import type { Translations } from '#web/locales/translations.ts'
import type { Translate } from '#web/lib/i18n/create-translator.ts'
import type { ShoppingItem } from '../shopping-list.ts'
import type { RemoteChanges } from './diff-lists.ts'

type ShoppingTranslate = Translate<Translations['shopping']>
/** More names would be too long to listen to. */
const maxNames = 3

/** `list` joins names as the language does. */
export function remoteChangesText(
  news: RemoteChanges,
  t: ShoppingTranslate,
  list: (names: readonly string[]) => string,
): string {
  const { added, checked, unchecked, removed, changed } = news
  const people = [...new Set(added.flatMap(({ by }) => by?.name ?? []))]
  const [who] = people
  const names = (items: readonly ShoppingItem[]) => foodNamesText(items, t, list)
  const parts = [
    added.length === 0
      ? ''
      : who !== undefined && people.length === 1
        ? t('news.addedBy', { who, names: names(added) })
        : t('news.added', { names: names(added) }),
    ...(
      [
        ['checked', checked],
        ['unchecked', unchecked],
        ['removed', removed],
        ['changed', changed],
      ] as const
    ).map(([kind, items]) => (items.length > 0 ? t(`news.${kind}`, { names: names(items) }) : '')),
  ]
  return parts.filter(Boolean).join('. ')
}

function foodNamesText(
  items: readonly ShoppingItem[],
  t: ShoppingTranslate,
  list: (names: readonly string[]) => string,
): string {
  const names = [...new Set(items.map(({ food }) => food.name))]
  if (names.length <= maxNames + 1) return list(names)
  return t('news.more', { names: names.slice(0, maxNames).join(', '), count: names.length - maxNames })
}
