import type { ReactNode } from 'react'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'

export const OperatorSection = ({
  title,
  text,
  action,
  children,
}: {
  title: string
  text?: string
  action?: ReactNode
  children: ReactNode
}) => (
  <Card>
    <CardBody className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <CardTitle>{title}</CardTitle>
          {text ? <p className="mt-1 text-sm text-pretty text-muted">{text}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </CardBody>
  </Card>
)
