import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { offerUndo } from '#web/lib/api/undo.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { changeThing } from '../editor/thing.queries.ts'
import { useSaveAtOnce } from '../editor/use-save-at-once.ts'
import { useShowRow } from '../editor/use-show-row.ts'
import { useMay, useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { idsIn, inheritable, withField } from './inheritable.ts'

/** What foods take over that are put under this one. Only where there are such foods, or something is said for them. */
export function HeirsSection({ row }: { row: ThingRow }) {
  const mayChange = useMay()('change')
  const isConcerned = Number(row['numchild']) > 0 || idsIn(row['child_inherit_fields']).length > 0
  return mayChange && isConcerned ? <Heirs row={row} /> : null
}

function Heirs({ row }: { row: ThingRow }) {
  const t = useTranslations('upkeep')
  const texts = useThingTexts()
  const format = useFormat()
  const model = useModel()
  const save = useSaveAtOnce(`heirs of ${row.id}`)
  const show = useShowRow(row.id)
  const name = thingLabel(row)
  const said = idsIn(row['child_inherit_fields'])
  // Without a word for them, they take over what this food takes over itself.
  const handed = said.length > 0 ? said : idsIn(row['inherit_fields'])
  const words = inheritable.filter(({ id }) => handed.includes(id)).map(({ field }) => texts.field(field))
  const change = (body: Partial<ThingRow>) => {
    if (!('reset_inherit' in body)) show(body)
    save(async () => offerUndo(await changeThing(model, row.id, body), 'undo.changed', name))
  }
  const count = Number(row['numchild'])
  return (
    <PartSection
      title={t('heirs.title')}
      text={words.length > 0 ? t('heirs.says', { name, fields: format.list(words) }) : t('heirs.none', { name })}
    >
      <div>
        {inheritable.map(({ id, field }) => (
          <Checkbox
            key={field}
            label={texts.field(field)}
            checked={said.includes(id)}
            onCheckedChange={(isOn) =>
              change({ child_inherit_fields: withField(row['child_inherit_fields'], id, isOn) })
            }
          />
        ))}
      </div>
      {count > 0 && handed.length > 0 ? (
        <Button variant="outline" size="sm" className="self-start" onClick={() => change({ reset_inherit: true })}>
          {t('heirs.apply', { count })}
        </Button>
      ) : null}
    </PartSection>
  )
}
