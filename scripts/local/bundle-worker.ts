import { resolve } from 'node:path'
import { build, context, type BuildOptions, type BuildResult, type Plugin } from 'esbuild'

/** Throws esbuild's messages when the worker does not bundle. */
export async function bundleWorker(entry = 'worker/index.ts'): Promise<string> {
  const bundler = await context({ ...bundleOptions, entryPoints: [entry] })
  const result = await bundler.rebuild()
  await bundler.dispose()
  return bundledScript(result)
}

export async function workerInputs(): Promise<string[]> {
  const { metafile } = await build({ ...bundleOptions, metafile: true })
  const outputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
  return outputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(file)] : []))
}

/** Calls `changed` now and after every change that bundles. Resolves to a function that stops watching. */
export async function watchWorker(changed: (script: string) => void): Promise<() => Promise<void>> {
  const announce: Plugin = {
    name: 'announce',
    setup: (build) =>
      build.onEnd((result) => {
        if (result.errors.length === 0) changed(bundledScript(result))
      }),
  }
  const bundler = await context({ ...bundleOptions, logLevel: 'error', plugins: [announce] })
  await bundler.watch()
  return () => bundler.dispose()
}

const bundleOptions: BuildOptions = {
  entryPoints: ['worker/index.ts'],
  outfile: 'dist/worker/index.js',
  write: false,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['browser', 'module', 'main'],
  // Only chardet's file functions import `fs`.
  external: ['cloudflare:*', 'node:*', 'fs'],
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.sql': 'text', '.txt': 'text', '.html': 'text' },
  sourcemap: 'inline',
  sourcesContent: false,
  logLevel: 'silent',
}

function bundledScript(result: BuildResult): string {
  const file = result.outputFiles?.[0]
  if (!file) throw new Error('The bundler wrote nothing')
  return file.text
}
