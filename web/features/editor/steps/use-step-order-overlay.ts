import { useOverlay } from '#web/lib/overlay.ts'

/** The list in which steps are put in order, at `?open=order`. */
export const useStepOrderOverlay = () => useOverlay('order')
