import { useQuery } from '@tanstack/react-query'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'
import type { FieldAround } from '../editor/fields-around.list.ts'
import { serverQuery } from './storage.queries.ts'

/** Says where at a service one finds what is asked for, and offers what this server has for this person. */
export function StorageField({ field, values, draw }: FieldAround) {
  const t = useTranslations('storages')
  const { user } = useSession()
  const { data: server } = useQuery({ ...serverQuery, enabled: field === 'method' && user.is_superuser })
  const key = `hints.${String(values['method'])}.${field}`
  const text = t(key as TranslationKey<Translations['storages']>) // One without a text translates to itself.
  const hint = text === key ? undefined : text
  if (field !== 'method') return draw({ hint })
  return draw({
    hint,
    without: user.is_superuser && server?.local_storage === true ? [] : ['LOCAL'],
  })
}
