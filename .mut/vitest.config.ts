import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
const conditions = ['source', ...defaultServerConditions]
export default defineConfig({
  root: '/work/main',
  resolve: { conditions }, ssr: { resolve: { conditions } },
  server: { fs: { strict: false } },
  plugins: [{ name: 'shim', enforce: 'pre', resolveId(source: string, importer?: string) {
    if (source === 'vitest' && importer?.includes('/test/cards/')) return '/work/main/.mut/shim.ts'
    return undefined
  } }],
  test: { include: ['.mut/meta.test.ts'], watch: false, pool: 'threads', testTimeout: 3_000_000 },
})
