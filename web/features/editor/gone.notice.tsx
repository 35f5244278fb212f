import { Button } from '#web/components/ui/button.tsx'
import { useWords } from '#web/lib/words/words.ts'

/** Somebody deleted the recipe meanwhile: what was written need not be lost with it. */
export function GoneNotice({ onAgain }: { onAgain: () => void }) {
  const t = useWords('editor')
  return (
    <>
      {t('gone.text')}{' '}
      <Button variant="link" size="inline" onClick={onAgain}>
        {t('gone.again')}
      </Button>
    </>
  )
}
