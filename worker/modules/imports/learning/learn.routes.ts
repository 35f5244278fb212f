import { route, type App } from '../../../kernel/http/routes.ts'
import { learnAnswer, learnRequest } from './correction.contract.ts'
import { learn } from './learn.ts'

export function learnRoutes(app: App): void {
  route(
    app,
    {
      method: 'post',
      path: '/api/import-correction/learn/',
      name: 'learn_import-correction',
      tag: 'ImportCorrection',
      summary: 'Learn from lines that a person put right',
      description:
        'Compares each line as it would be read with how it was saved. What differs is applied to the lines of later ' +
        'imports, which say so; deleting the correction ends it.',
      level: 'user',
      body: learnRequest,
      response: learnAnswer,
    },
    ({ context, body }) => learn(context, body.lines),
  )
}
