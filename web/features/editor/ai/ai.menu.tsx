import { Apple, Languages, ListOrdered, Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type AiChoice, useAi } from '#web/components/ai/use-ai.ts'
import type { DraftStore } from '#web/components/recipe-form/draft/draft-store.ts'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { LazyMenu, MenuContent, MenuItem } from '#web/components/ui/lazy-menu.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'

export interface EditorAiProps {
  ai: AiChoice
  store: DraftStore
  id: number
  onClose: () => void
  /** What is to be said of an answer that was taken over. */
  onTaken: (said: string) => void
}

const AiSheet = lazyPart(() => import('./ai.sheet.tsx'), 'AiSheet')

export type Wish = 'steps' | 'translate' | 'nutrition'

const icons = { steps: ListOrdered, translate: Languages, nutrition: Apple }
const wishes: readonly Wish[] = ['steps', 'translate', 'nutrition']

/** What a provider can do with a recipe that is being edited: the answer becomes an edit, which can be undone. */
export function AiMenu({
  store,
  id,
  announce,
}: Pick<EditorAiProps, 'store' | 'id'> & { announce: (said: string) => void }) {
  const t = useTranslations('ai')
  const ai = useAi()
  const [wish, setWish] = useState<Wish | null>(null)
  if (!ai) return null
  return (
    <>
      <LazyMenu button={<IconButton label={t('menu')} icon={<Sparkles />} />}>
        <MenuContent align="end">
          {wishes.map((one) => {
            const Icon = icons[one]
            return (
              <MenuItem key={one} onSelect={() => setWish(one)}>
                <Icon aria-hidden /> {t(`${one}.title`)}
              </MenuItem>
            )
          })}
        </MenuContent>
      </LazyMenu>
      <Suspense>
        {wish ? (
          <AiSheet wish={wish} ai={ai} store={store} id={id} onClose={() => setWish(null)} onTaken={announce} />
        ) : null}
      </Suspense>
    </>
  )
}
