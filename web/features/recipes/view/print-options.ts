import { persistedStore } from '#web/lib/persisted-store.ts'

export interface PrintOptions {
  picture: boolean
  nutrition: boolean
  comments: boolean
}

const defaultPrintOptions: PrintOptions = { picture: true, nutrition: true, comments: false }

export const printOptionsStore = persistedStore<PrintOptions>('larder.print', (raw) => ({
  ...defaultPrintOptions,
  ...(typeof raw === 'object' ? raw : {}),
}))

export const usePrintOptions = printOptionsStore.use
