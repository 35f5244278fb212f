import { stored } from '#web/lib/stored.ts'

export interface PrintChoice {
  picture: boolean
  nutrition: boolean
  comments: boolean
}

const usual: PrintChoice = { picture: true, nutrition: true, comments: false }

/** What goes on paper, remembered for the next recipe. */
export const printChoice = stored<PrintChoice>('larder.print', (raw) => ({
  ...usual,
  ...(typeof raw === 'object' ? raw : {}),
}))

export const usePrintChoice = printChoice.use
