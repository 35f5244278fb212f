import { Pencil, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListDot } from '#web/components/shopping/list-dot.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ShoppingItem } from '../shopping-list.ts'
import { countOpen, isOn } from './on-list.ts'
import type { Lists } from './use-lists.ts'

interface ListChipsProps extends Pick<Lists, 'lists' | 'chosenId' | 'choose'> {
  /** Of all lists. */
  items: readonly ShoppingItem[]
  /** Left out for guests, who change no lists. */
  onNew?: () => void
  onManage?: () => void
}

const everything = 'all'

/** One row that scrolls sideways on a phone, with the chosen list in view. `relative` keeps what is read aloud in it. */
export function ListChips({ lists, chosenId, choose, items, onNew, onManage }: ListChipsProps) {
  const t = useTranslations('lists')
  return (
    <div className="relative -mx-4 mt-3 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:flex-wrap lg:px-0 print:hidden [&::-webkit-scrollbar]:hidden">
      <RadioGroup
        label={t('label')}
        value={String(chosenId ?? everything)}
        onValueChange={(value) => choose(value === everything ? null : Number(value))}
        className="flex shrink-0 gap-2 lg:shrink lg:flex-wrap"
        optionClassName="inline-flex h-9 shrink-0 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm font-medium transition-colors hover:border-edge aria-checked:border-primary aria-checked:bg-primary-soft pointer-coarse:h-11"
        options={[
          chip(everything, chosenId === null, <OpenCount count={countOpen(items)}>{t('everything')}</OpenCount>),
          ...lists.map(({ id, name, color }) =>
            chip(
              String(id),
              chosenId === id,
              <OpenCount count={countOpen(items.filter((item) => isOn(item, id)))}>
                <ListDot color={color} />
                <bdi className="max-w-48 truncate">{name}</bdi>
              </OpenCount>,
            ),
          ),
        ]}
      />
      {onNew ? (
        <Button variant="ghost" size="sm" className="rounded-full text-muted" onClick={onNew}>
          <Plus aria-hidden />
          {t('new')}
        </Button>
      ) : null}
      {onManage ? <IconButton label={t('manage')} icon={<Pencil />} size="iconSm" onClick={onManage} /> : null}
    </div>
  )
}

const chip = (value: string, isChosen: boolean, children: ReactNode) => ({
  value,
  children,
  ref: isChosen ? bringIntoView : undefined,
})

function OpenCount({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('lists')
  const { number } = useFormat()
  return (
    <>
      {children}
      <span aria-hidden className="text-muted numbers">
        {number(count)}
      </span>
      <span className="sr-only">{t('open', { count })}</span>
    </>
  )
}

const bringIntoView = (chip: HTMLElement | null) => chip?.scrollIntoView({ block: 'nearest', inline: 'center' })
