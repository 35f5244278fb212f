import type { Module } from '#worker/kernel/resource/module.ts'
import { functionRoutes } from './function.routes.ts'
import { aiImportJob } from './import/ai-import-job.ts'

/** What models are asked for. How they are asked, and what it costs, is of `ai`. */
export const assistant: Module = { name: 'assistant', jobs: [aiImportJob], routes: functionRoutes }
