import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type ShortcutGroup, shortcuts } from '#web/lib/keys/shortcuts.ts'
import { isSingleKey, singleKeys } from '#web/lib/keys/single-keys.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { Combination } from './combination.tsx'

type HelpKey = TranslationKey<Translations['help']>

const groups = Object.keys(shortcuts) as ShortcutGroup[]

/** Every shortcut there is, without those that are switched off. */
export function KeyList() {
  const t = useTranslations('help')
  const areSingleOn = singleKeys.use()
  const mayWrite = useHasRole('user')
  return (
    <div className="gap-x-10 sm:columns-2">
      {groups.map((group) => {
        const rows = Object.entries<readonly string[]>(shortcuts[group]).flatMap(([name, keys]) => {
          const active = keys.filter((one) => areSingleOn || !isSingleKey(one))
          const isOffered = mayWrite || !(group === 'editor' || group === 'import' || name === 'import')
          return isOffered && active.length > 0 ? [{ name, keys: active }] : []
        })
        return rows.length === 0 ? null : (
          <section key={group} className="mb-5 break-inside-avoid">
            <h2 className="mb-1 font-sans text-sm font-semibold">{t(`keys.${group}.title`)}</h2>
            <dl className="divide-y divide-line">
              {rows.map(({ name, keys }) => (
                <div key={name} className="flex items-center justify-between gap-4 py-1.5 text-sm">
                  {/* The names are the keys of the table, which a test compares with the texts. */}
                  <dt>{t(`keys.${group}.${name}` as HelpKey)}</dt>
                  <dd className="flex flex-wrap justify-end gap-x-2 gap-y-1">
                    {keys.map((one) => (
                      <Combination key={one} keys={one} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
