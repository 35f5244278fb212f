import { useState } from 'react'
import type { RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { DraftSection } from '#web/components/recipe-form/draft/merge-edits.ts'
import type { EditConflict } from '#web/components/recipe-form/draft/draft-session.ts'
import { SectionDifference } from './section-difference.tsx'

interface ConflictDialogProps {
  conflict: EditConflict
  mine: RecipeDraft
  onResolve: (take: readonly DraftSection[]) => void
  onClose: () => void
}

export function ConflictDialog({ conflict: { theirs, sections }, mine, onResolve, onClose }: ConflictDialogProps) {
  const t = useTranslations('editor')
  const clash = useTranslations('clash')
  const common = useTranslations('common')
  const [taken, setTaken] = useState<readonly DraftSection[]>([])
  const choose = (section: DraftSection, which: 'mine' | 'theirs') =>
    setTaken((before) => [...before.filter((one) => one !== section), ...(which === 'theirs' ? [section] : [])])
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={clash('title')}
      description={clash('text')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button onClick={() => onResolve(taken)}>{clash('save')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-6 py-2">
        {sections.length > 1 ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => setTaken([])}>
              {clash('allMine')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setTaken(sections)}>
              {clash('allTheirs')}
            </Button>
          </div>
        ) : null}
        {sections.map((section) => {
          const isTheirs = taken.includes(section)
          return (
            <section key={section} aria-label={t(`section.${section}`)}>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
                <h3 className="font-title text-lg font-semibold">{t(`section.${section}`)}</h3>
                <SegmentedControl
                  label={clash('which', { section: t(`section.${section}`) })}
                  value={isTheirs ? 'theirs' : 'mine'}
                  onValueChange={(which) => choose(section, which)}
                  options={[
                    { value: 'mine', label: clash('mine') },
                    { value: 'theirs', label: clash('theirs') },
                  ]}
                />
              </div>
              <SectionDifference section={section} mine={mine} theirs={theirs} isTheirs={isTheirs} />
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}
