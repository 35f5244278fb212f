import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'asChild'> {
  label: string
  icon: ReactNode
}

export const IconButton = ({ label, icon, variant = 'ghost', size = 'icon', ...props }: IconButtonProps) => (
  <Button variant={variant} size={size} aria-label={label} title={label} {...props}>
    {icon}
  </Button>
)
