import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Deed } from './group-activity.ts'
import { FieldChanges } from './field-changes.tsx'
import { shownFields } from './shown-fields.ts'
import { useSentence } from './use-sentence.ts'

/** Each thing that one command did, and what it changed from what to what. */
export function DeedDetails({ deed: { entries, more } }: { deed: Deed }) {
  const t = useTranslations('activity')
  const { did } = useSentence()
  const count = entries.length + more
  const isPlain = count === 1 && entries.every((row) => shownFields(row).length === 0)
  if (isPlain) return null
  return (
    <Disclosure summary={count > 1 ? t('details', { count }) : t('showDetails')}>
      <ul className="mt-1 mb-2 flex flex-col gap-2 border-s-2 border-line ps-3">
        {entries.map((row) => (
          <li key={row.seq} className="wrap-anywhere">
            {count > 1 ? <p dir="auto">{did([row])}</p> : null}
            <FieldChanges row={row} />
          </li>
        ))}
        {more > 0 ? <li>{t('moreChanges', { count: more })}</li> : null}
      </ul>
    </Disclosure>
  )
}
