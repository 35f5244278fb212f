import { emptyLog, LogForm } from '#web/components/recipe/log.form.tsx'
import { addLog } from '#web/components/recipe/save-log.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useWords } from '#web/lib/words/words.ts'

interface CookedDialogProps {
  recipe: RecipeRow
  servings: number
  onClose: () => void
}

export function CookedDialog({ recipe, servings, onClose }: CookedDialogProps) {
  const t = useWords('recipes')
  const common = useWords('common')
  return (
    <Dialog open onOpenChange={onClose} title={t('log.dialog')}>
      <LogForm
        initial={emptyLog(servings)}
        servingsText={recipe.servings_text}
        action={common('save')}
        submit={async (draft) => {
          await addLog(recipe, draft)
          onClose()
        }}
      />
    </Dialog>
  )
}
