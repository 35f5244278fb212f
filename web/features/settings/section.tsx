import type { ReactNode } from 'react'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'

export const Section = ({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) => (
  <Card>
    <CardBody className="flex flex-col gap-4">
      <div>
        <CardTitle>{title}</CardTitle>
        {text ? <p className="mt-1 text-sm text-pretty text-muted">{text}</p> : null}
      </div>
      {children}
    </CardBody>
  </Card>
)
