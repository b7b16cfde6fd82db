import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { openSite } from './support/browser.ts'
import { finalHashes } from './support/final-hashes.ts'

const SEEDS = ['one', 'two', 'three', 'four']

/** Bundles the engine for the browser into one script that sets `hosted`. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('./support/final-hashes.ts', import.meta.url))
  const result = await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'hosted' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return output.output[0].code
}

describe('determinism', () => {
  it('[S1.2] the same seeds give the same hashes in Node.js and in Chromium', async () => {
    const site = await openSite()
    try {
      await site.page.goto('about:blank')
      await site.page.addScriptTag({ content: `${await bundled()}\nglobalThis.hosted = hosted` })
      const inBrowser = await site.page.evaluate((seeds) => {
        const hosted: { finalHashes(s: readonly string[]): string[] } = Reflect.get(globalThis, 'hosted')
        return hosted.finalHashes(seeds)
      }, SEEDS)
      expect(site.errors).toEqual([])
      expect(inBrowser).toEqual(finalHashes(SEEDS))
    } finally {
      await site.close()
    }
  })
})
