import { useOverlay } from '#web/lib/overlay.ts'

export const useStepOrderOverlay = () => useOverlay('order')
