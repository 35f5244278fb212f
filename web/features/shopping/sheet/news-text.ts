import type { Words } from '#web/locales/words.ts'
import type { Translate } from '#web/lib/words/translate.ts'
import type { Item } from '../item.ts'
import type { News } from './sheet-news.ts'

type Say = Translate<Words['shopping']>
/** More names than this are not listened to. */
const most = 3

/** What others did, in sentences. `list` joins names as the language does. */
export function newsText(news: News, t: Say, list: (names: readonly string[]) => string): string {
  const { added, checked, unchecked, removed, changed } = news
  const people = [...new Set(added.flatMap(({ by }) => by?.name ?? []))]
  const [who] = people
  const names = (items: readonly Item[]) => namesOf(items, t, list)
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

function namesOf(items: readonly Item[], t: Say, list: (names: readonly string[]) => string): string {
  const names = [...new Set(items.map(({ food }) => food.name))]
  if (names.length <= most + 1) return list(names)
  return t('news.more', { names: names.slice(0, most).join(', '), count: names.length - most })
}
