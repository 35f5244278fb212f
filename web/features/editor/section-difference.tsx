import type { RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { usePictureUrl } from '#web/components/recipe-form/picture/use-picture-url.ts'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { DraftSection } from '#web/components/recipe-form/draft/merge-edits.ts'
import { type ComparedLine, compareLines } from './compare-lines.ts'
import { sectionLines } from './section-lines.ts'

interface SectionDifferenceProps {
  section: DraftSection
  mine: RecipeDraft
  theirs: RecipeDraft
  isTheirs: boolean
}

export function SectionDifference({ section, mine, theirs, isTheirs }: SectionDifferenceProps) {
  const t = useTranslations('editor')
  const clash = useTranslations('clash')
  const format = useFormat()
  if (section === 'picture') return <Pictures mine={mine} theirs={theirs} />
  const lines = compareLines(sectionLines(mine, section, format, t), sectionLines(theirs, section, format, t))
  return (
    <ul className="overflow-hidden rounded-md border border-line text-sm">
      {nearChanges(lines).map(({ text, kind }, index) => {
        const isKept = kind === 'same' || (kind === 'theirs') === isTheirs
        return (
          <li
            // Lines never reorder, so the index is a stable key.
            key={index}
            className={cn(
              'flex gap-2 px-3 py-1.5',
              kind === 'mine' && 'bg-info-soft',
              kind === 'theirs' && 'bg-warning-soft',
            )}
          >
            <span className="w-14 shrink-0 text-xs leading-5 text-muted">
              {kind === 'same' ? '' : clash(kind === 'mine' ? 'mine' : 'theirs')}
            </span>
            <bdi className={cn('min-w-0 break-words', !isKept && 'text-muted line-through')}>{text}</bdi>
          </li>
        )
      })}
    </ul>
  )
}

const contextLines = 1

const nearChanges = (lines: readonly ComparedLine[]) =>
  lines.filter((_, at) =>
    lines.slice(Math.max(0, at - contextLines), at + contextLines + 1).some(({ kind }) => kind !== 'same'),
  )

function Pictures({ mine, theirs }: { mine: RecipeDraft; theirs: RecipeDraft }) {
  const t = useTranslations('editor')
  const clash = useTranslations('clash')
  const shown = [
    { label: clash('mine'), url: usePictureUrl(mine.picture) },
    { label: clash('theirs'), url: usePictureUrl(theirs.picture) },
  ]
  return (
    <div className="grid grid-cols-2 gap-3">
      {shown.map(({ label, url }) => (
        <figure key={label}>
          {url ? (
            <img src={url} alt="" className="aspect-4/3 w-full rounded-md object-cover" />
          ) : (
            <div className="grid aspect-4/3 place-items-center rounded-md bg-sunken text-sm text-muted">
              {t('picture.none')}
            </div>
          )}
          <figcaption className="mt-1 text-xs text-muted">{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}
