import { Share } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { notify } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useArranged } from './use-arranged.ts'
import type { ShoppingList } from './shopping-list.ts'
import { useAmountTexts } from './line/use-amount-texts.ts'
import { useSectionTitle } from './line/section-title.ts'
import type { ShelfSection } from './line/arrange-list.ts'
import type { ListLine } from './line/line.ts'

const noIds: ReadonlySet<number> = new Set()

interface ShareButtonProps {
  shoppingList: ShoppingList
  /** Of a named list. */
  title: string | undefined
  variant: 'icon' | 'text'
}

export function ShareButton({ shoppingList, title, variant }: ShareButtonProps) {
  const t = useTranslations('shopping')
  const { open } = useArranged(shoppingList, noIds)
  const titleOf = useSectionTitle()
  const { amounts, name } = useAmountTexts()
  const share = async () => {
    const text = shareText(open, titleOf, (line) => [amounts(line.sums), name(line)].filter(Boolean).join(' '))
    if (typeof navigator.share === 'function') {
      // Rejects when the person cancels.
      await navigator.share({ title: title ?? t('title'), text }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(text)
    notify('success', t('share.copied'))
  }
  const looks = { disabled: open.length === 0, onClick: () => void share() }
  return variant === 'icon' ? (
    <IconButton label={t('share.action')} icon={<Share />} {...looks} />
  ) : (
    <Button variant="outline" {...looks}>
      <Share aria-hidden />
      {t('share.action')}
    </Button>
  )
}

const shareText = (
  sections: readonly ShelfSection[],
  titleOf: (section: ShelfSection) => string,
  lineText: (line: ListLine) => string,
): string =>
  sections
    .map((section) => [section, section.lines.filter(({ isDone }) => !isDone)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([section, lines]) =>
      [...(sections.length > 1 ? [titleOf(section)] : []), ...lines.map((line) => `- ${lineText(line)}`)].join('\n'),
    )
    .join('\n\n')
