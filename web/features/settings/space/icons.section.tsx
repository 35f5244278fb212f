import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { FileChoice } from './file-choice.tsx'
import type { SpaceRow } from './space.rows.ts'
import { useChangeSpace } from '#web/components/shell/use-change-space.ts'

const sizes = ['32', '128', '144', '180', '192', '512', 'svg'] as const

/** Folded: few need it, and it is seven times the same. */
export function IconsSection({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const { mutate } = useChangeSpace()
  const chosen = sizes.filter((size) => space[`logo_color_${size}`]).length
  return (
    <Section title={t('icons.title')} text={t('icons.text')}>
      <Disclosure summary={t('icons.open', { count: chosen })}>
        <div className="divide-y divide-line">
          {sizes.map((size) => (
            <FileChoice
              key={size}
              label={size === 'svg' ? t('icons.any') : t('icons.size', { size })}
              hint={size === '180' ? t('icons.touch') : t('icons.hint')}
              file={space[`logo_color_${size}`]}
              kind="picture"
              onChoose={(file) => mutate({ body: { [`logo_color_${size}`]: file }, done: t('icons.done') })}
            />
          ))}
        </div>
      </Disclosure>
    </Section>
  )
}
