import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiDocs } from './web/build/api-docs.ts'
import { firstPageChunks } from './web/build/first-page-chunks.ts'
import { leanIcons } from './web/build/lean-icons.ts'
import { leanPreload } from './web/build/lean-preload.ts'
import { licenseNotices } from './web/build/license-notices.ts'
import { unbarrel } from './web/build/unbarrel.ts'
import { workerInputs } from './scripts/local/bundle-worker.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Parts of the build that no bundler has seen: styles that are generated, the viewer of the API's documentation. */
const copied = ['tailwindcss', '@scalar/api-reference'].map((name) => at(`node_modules/${name}/package.json`))

export default defineConfig({
  root: at('web'),
  cacheDir: at('node_modules/.vite'),
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
      '@tanstack/react-query',
      '@tanstack/query-core',
      '@tanstack/react-router',
      '@tanstack/router-core',
    ]),
    leanIcons(),
    leanPreload(),
    apiDocs(),
    licenseNotices(async () => [...(await workerInputs()), ...copied]),
  ],
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    reportCompressedSize: false,
    // The list of what each file imports would grow the first file with every page; pages are loaded on intent anyway.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, apart from our own code, so that a release does not send it again.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
              priority: 3,
            },
            ...firstPageChunks({
              start: [
                at('web/main.tsx'),
                at('web/components/shell/brand.tsx'),
                at('web/components/shell/page/page-header.tsx'),
                at('web/components/ui/button.tsx'),
                at('web/components/ui/states/drawing.tsx'),
                at('web/components/ui/form/input.tsx'),
              ],
              frame: [at('web/components/shell/app-frame.tsx'), at('web/features/home/home.page.tsx')],
            }),
          ],
        },
      },
    },
  },
})
