import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiDocs } from './web/build/api-docs.ts'
import { firstPageChunks } from './web/build/first-page-chunks.ts'
import { pageChunks } from './web/build/page-chunks.ts'
import { leanPreload } from './web/build/lean-preload.ts'
import { licenseNotices } from './web/build/license-notices.ts'
import { preloadPage } from './web/build/preload-page.ts'
import { serviceWorker } from './web/build/service-worker.ts'
import { unbarrel } from './web/build/unbarrel.ts'
import { workerInputs } from './scripts/local/bundle-worker.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What this bundler does not see: styles that are generated, the viewer of the API's documentation, the service worker. */
const elsewhere = [
  'tailwindcss',
  'swagger-ui-dist',
  ...['core', 'expiration', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}`),
  'idb',
].map((name) => at(`node_modules/${name}/package.json`))

export default defineConfig({
  root: at('web'),
  cacheDir: at('node_modules/.vite'),
  resolve: {
    // Icons without 2 KB of options that nobody here uses.
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: at('web/components/ui/icon-factory.ts') },
      { find: 'use-sync-external-store/shim/with-selector', replacement: at('web/build/selected-store.ts') },
      // Reloads the page when a file does not come.
      { find: /^.*\/react-router\/dist\/esm\/lazyRouteComponent\.js$/, replacement: at('web/build/lazy-route.ts') },
    ],
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: at('web/routes'),
      generatedRouteTree: at('web/routeTree.gen.ts'),
      tmpDir: at('node_modules/.cache/routes'),
      autoCodeSplitting: true,
      // Loaders too: with what they import, the first file would grow with every page.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
    unbarrel([
      'lucide-react',
      'radix-ui',
      '@tanstack/react-query',
      '@tanstack/query-core',
      '@tanstack/react-router',
      '@tanstack/router-core',
    ]),
    leanPreload(at('web/lib/files/load-file.ts')),
    apiDocs(),
    licenseNotices(async () => [...(await workerInputs()), ...elsewhere]),
    preloadPage(),
    serviceWorker(at('web/service-worker/service-worker.ts')),
  ],
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    reportCompressedSize: false,
    // The list of what each file imports would grow the first file with every page; preload.js has it.
    modulePreload: false,
    // The one file of styles is in the page; told of it, every `import()` would name it again.
    cssCodeSplit: false,
    rolldownOptions: {
      // No getter here does anything, so that icons nobody uses go whole.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, apart from our own code, so that a release does not send it again.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            ...firstPageChunks({
              main: at('web/main.tsx'),
              outside: [at('web/routes/_auth.tsx'), at('web/routes/_auth/login.tsx')],
            }),
            ...pageChunks(at('web/main.tsx')),
            // A group takes along what its modules import, so the earlier ones must have theirs before.
          ].map((group, index, all) => ({ ...group, priority: all.length - index })),
        },
      },
    },
  },
})
