import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PreviewChanges } from './preview-changes.tsx'
import { type ImportPreview, openKinds } from './open-data.queries.ts'

const endings = ['created', 'updated', 'untouched', 'errored'] as const

export function PreviewTable({ preview: { totals, changes, problems } }: { preview: ImportPreview }) {
  const t = useTranslations('sections')
  const { number } = useFormat()
  return (
    <>
      <table className="w-full text-sm numbers">
        <thead>
          <tr className="border-b border-edge text-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {t('nutrition.open.preview.kind')}
            </th>
            {endings.map((ending) => (
              <th key={ending} scope="col" className="py-2 ps-2 text-end font-medium">
                {t(`nutrition.open.preview.${ending}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {openKinds.map((kind) => {
            const total = totals[kind]
            if (!total) return null
            return (
              <tr key={kind} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 text-start font-normal">
                  {t(`nutrition.open.kinds.${kind}`)}
                </th>
                {endings.map((ending) => {
                  const value = total[`total_${ending}`]
                  return (
                    <td key={ending} className={value === 0 ? 'py-2 text-end text-muted' : 'py-2 text-end font-medium'}>
                      {number(value)}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      <div>
        <PreviewChanges changes={changes} />
      </div>
      {problems.length > 0 ? (
        <Disclosure summary={t('nutrition.open.problems.title', { count: problems.length })}>
          <ul className="mt-1 flex flex-col gap-1.5 text-sm">
            {problems.map(({ kind, slug, name, reason }, at) => (
              // One entry may have several.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${slug} ${at}`} className="wrap-anywhere">
                <bdi className="font-medium">{name}</bdi>{' '}
                <span className="text-muted">
                  ({t(`nutrition.open.kinds.${kind}`)}): {t(`nutrition.open.problems.${reason}`)}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  )
}
