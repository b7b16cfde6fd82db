import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** `--mode reference`, `--mode browser` and `--mode services` run the optional suites; see tools/test.mjs. */
const suffixes: Readonly<Record<string, string>> = {
  reference: 'reference',
  browser: 'browser',
  services: 'services',
}

export default defineConfig(({ mode }) => {
  const conditions = ['source', ...defaultServerConditions]
  return {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include: [`{packages/*/test,apps/*/test,hostile}/**/*.${suffixes[mode] ?? 'test'}.ts`],
      watch: false,
      // A busy machine must not turn a right result into a failure.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Sources keep no state between tests, so the files of a worker share their modules: much faster.
      pool: 'threads',
      isolate: false,
      coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'] },
    },
  }
})
