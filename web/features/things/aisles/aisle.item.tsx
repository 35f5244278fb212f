import { X } from 'lucide-react'
import { SortableItem } from '#web/components/sorting/sortable-item.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Aisle } from './aisle.ts'

interface AisleItemProps {
  aisle: Aisle
  at: number
  count: number
  onStep: (by: -1 | 1) => void
  onTakeOut: () => void
}

export function AisleItem({ aisle: { id, category }, at, count, onStep, onTakeOut }: AisleItemProps) {
  const t = useTranslations('sections')
  const { name } = category
  return (
    <SortableItem
      id={id}
      at={at}
      count={count}
      labels={{ grip: t('sort.grip', { name }), up: t('sort.up', { name }), down: t('sort.down', { name }) }}
      onStep={onStep}
      actions={<IconButton size="iconSm" label={t('aisles.takeOut', { name })} icon={<X />} onClick={onTakeOut} />}
    >
      <bdi className="min-w-0 grow py-1 text-sm wrap-anywhere">{name}</bdi>
    </SortableItem>
  )
}
