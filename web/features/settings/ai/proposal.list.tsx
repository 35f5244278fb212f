import { ArrowRight } from 'lucide-react'
import type { Proposal } from '#worker/modules/assistant/clean-up/clean-up.contract.ts'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ProposalListProps {
  proposals: readonly Proposal[]
  /** Foods that stay as they are. */
  left: ReadonlySet<number>
  onLeft: (left: ReadonlySet<number>) => void
  isDone: boolean
}

export const ProposalList = ({ proposals, left, onLeft, isDone }: ProposalListProps) => (
  <ul className="divide-y divide-line">
    {proposals.map((proposal) => (
      <ProposalItem
        key={proposal.food.id}
        proposal={proposal}
        isChosen={!left.has(proposal.food.id)}
        isDone={isDone}
        onChoose={(isChosen) => {
          const next = new Set(left)
          if (isChosen) next.delete(proposal.food.id)
          else next.add(proposal.food.id)
          onLeft(next)
        }}
      />
    ))}
  </ul>
)

interface ProposalItemProps {
  proposal: Proposal
  isChosen: boolean
  isDone: boolean
  onChoose: (isChosen: boolean) => void
}

function ProposalItem({ proposal: { food, ...proposed }, isChosen, isDone, onChoose }: ProposalItemProps) {
  const t = useTranslations('ai')
  const { category, name, plural_name, merge_into } = proposed
  const becomes = merge_into
    ? t('tidy.same', { name: merge_into.name })
    : (category?.name ?? [name, plural_name].filter(Boolean).join(', '))
  return (
    <li className="py-1">
      <Checkbox
        checked={isChosen}
        disabled={isDone}
        onCheckedChange={onChoose}
        label={
          <span className="flex min-h-10 min-w-0 grow flex-wrap items-center gap-x-2 text-sm">
            <bdi className="wrap-anywhere">{food.name}</bdi>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-muted rtl:rotate-180" />
            <bdi className="font-medium wrap-anywhere">{becomes}</bdi>
          </span>
        }
      />
    </li>
  )
}
