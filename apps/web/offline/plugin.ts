import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Adds a service worker with the list of all files to the built page. */
export const offline = (): Plugin => ({
  name: 'spellwright-offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const others = readdirSync(pathOf('../public'))
      const hash = createHash('sha256')
      for (const [name, part] of Object.entries(bundle))
        hash.update(name).update(part.type === 'chunk' ? part.code : part.source)
      for (const name of others) hash.update(name).update(readFileSync(pathOf(`../public/${name}`)))
      const source = readFileSync(pathOf('./service-worker.js'), 'utf8')
        .replace("'%VERSION%'", JSON.stringify(hash.digest('hex').slice(0, 16)))
        .replace("['%FILES%']", JSON.stringify([...Object.keys(bundle), ...others].sort()))
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  },
})
