import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    reportCompressedSize: false,
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
            {
              name: 'tanstack',
              test: /node_modules[\\/]@tanstack[\\/](history|router-core|react-router|query-core|react-query|store|react-store)[\\/]/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
})
