import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ThingRow } from './model.ts'
import { thingLabel } from './thing-label.ts'

/** One thing by its name, several by their number. */
export function useNameOf() {
  const t = useTranslations('things')
  return (rows: readonly ThingRow[]): string =>
    rows.length === 1 && rows[0] ? thingLabel(rows[0]) : t('many', { count: rows.length })
}
