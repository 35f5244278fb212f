import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { TypeForm } from './type.form.tsx'
import { useTypes } from './use-types.ts'

const blank = { name: '', time: null, color: null, default: false }

/** One more meal of the day; `order` puts it last. */
export function TypeAdd({ order }: { order: number }) {
  const t = useWords('plan')
  const { create } = useTypes()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="outline" className="mt-4" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t('types.add')}
      </Button>
    )
  return (
    <TypeForm
      type={blank}
      submit={async (draft) => {
        await create.mutateAsync({ ...draft, order })
        setOpen(false)
      }}
      onCancel={() => setOpen(false)}
    />
  )
}
