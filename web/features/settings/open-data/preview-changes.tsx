import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type ImportPreview, openKinds } from './open-data.queries.ts'

type Change = ImportPreview['changes'][number]

/** Which things an import makes and changes, folded away kind by kind. */
export function PreviewChanges({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('sections')
  const { number } = useFormat()
  return openKinds.flatMap((kind) =>
    (['updated', 'created'] as const).map((ending) => {
      const some = changes.filter((one) => one.kind === kind && (one.was === null) === (ending === 'created'))
      if (some.length === 0) return null
      const values = { kind: t(`nutrition.open.kinds.${kind}`), number: number(some.length) }
      return (
        <Disclosure key={`${kind} ${ending}`} summary={t(`nutrition.open.preview.which.${ending}`, values)}>
          <ul className="mt-1 mb-2 flex max-h-72 flex-col gap-1 overflow-y-auto ps-6 text-sm">
            {some.map((one, at) => (
              // Two entries may be called alike.
              // oxlint-disable-next-line react/no-array-index-key
              <ChangeItem key={`${one.name} ${at}`} change={one} />
            ))}
          </ul>
        </Disclosure>
      )
    }),
  )
}

/** The field that only says which entry of the data it is. */
const SLUG = 'open_data_slug'

function ChangeItem({ change: { name, was, fields } }: { change: Change }) {
  const t = useTranslations('sections')
  const texts = useThingTexts()
  const { list } = useFormat()
  const isRenamed = was !== null && was !== name
  const told = fields.filter((field) => field !== SLUG && !(isRenamed && field === 'name')).map(texts.field)
  return (
    <li className="wrap-anywhere">
      <bdi>{isRenamed ? was : name}</bdi>
      {isRenamed ? <span className="text-muted"> {t('nutrition.open.preview.becomes', { name })}</span> : null}
      {told.length > 0 ? <span className="text-muted">: {list(told)}</span> : null}
    </li>
  )
}
