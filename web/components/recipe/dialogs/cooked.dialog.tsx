import { newCookLogDraft, CookLogForm } from '../cook-log.form.tsx'
import { createCookLog } from '../cook-log.queries.ts'
import type { RecipeRow } from '../recipe.rows.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface CookedDialogProps {
  recipe: RecipeRow
  servings: number
  onClose: () => void
}

export function CookedDialog({ recipe, servings, onClose }: CookedDialogProps) {
  const t = useTranslations('recipes')
  const common = useTranslations('common')
  return (
    <Dialog open onOpenChange={onClose} title={t('log.dialog')}>
      <CookLogForm
        initial={newCookLogDraft(servings)}
        servingsText={recipe.servings_text}
        action={common('save')}
        submit={async (draft) => {
          createCookLog(recipe, draft)
          onClose()
        }}
      />
    </Dialog>
  )
}
