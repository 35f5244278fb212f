export { doubtsOf } from '#worker/modules/imports/lines/line-doubts.ts'
export { lineParser } from '#worker/modules/imports/lines/parse.ts'
