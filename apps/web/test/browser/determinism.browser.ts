import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LIBRARY_PARTS, libraryFile } from 'spellwright/cards'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { openSite } from '../support/browser.ts'
import { finalHashes } from '../support/final-hashes.ts'

const SEEDS = ['one', 'two', 'three', 'four']

/** Bundles the engine for the browser into one script that sets `hosted`. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('../support/final-hashes.ts', import.meta.url))
  const result = await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'hosted' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  return output.output[0].code
}

function cardData(): Record<string, string> {
  const folder = new URL('../../../../packages/spellwright/data/', import.meta.url)
  const files = ['names.txt', ...LIBRARY_PARTS.map(libraryFile)]
  return Object.fromEntries(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]))
}

describe('determinism', () => {
  it('[S1.2] the same seeds give the same hashes in Node.js and in Chromium', async () => {
    const site = await openSite()
    try {
      await site.page.goto('about:blank')
      await site.page.addScriptTag({ content: `${await bundled()}\nglobalThis.hosted = hosted` })
      const inBrowser = await site.page.evaluate(
        ({ seeds, files }) => {
          const hosted: typeof import('../support/final-hashes.ts') = Reflect.get(globalThis, 'hosted')
          hosted.giveCardData(files)
          return hosted.finalHashes(seeds)
        },
        { seeds: SEEDS, files: cardData() },
      )
      expect(site.errors).toEqual([])
      expect(inBrowser).toEqual(finalHashes(SEEDS))
    } finally {
      await site.close()
    }
  })
})
