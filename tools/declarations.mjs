// Puts the type declarations of all packages together: one file for each entry of the public package, and one they share.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { doorsOf, folderOf } from './layers.mjs'
import { root } from './setup.mjs'

/** The compiler writes them for each module, into the `dist` folders. */
function compile() {
  const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-b', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The sources do not compile.')
}

const declarationsOf = (name, door = 'index') => join(root, folderOf[name], 'dist', `${door}.d.ts`)

/** Declarations import `./game.ts` and `@spellwright/engine`; what they mean is the declaration beside or behind it. */
const ownDeclarations = {
  name: 'own-declarations',
  resolveId: {
    order: 'pre',
    handler(id, importer) {
      const own = /^@spellwright\/(\w+)$/.exec(id)
      if (own) return declarationsOf(own[1])
      if (importer && /^\.{1,2}\/.*(?<!\.d)\.ts$/.test(id)) return join(dirname(importer), id.replace(/\.ts$/, '.d.ts'))
      return null
    },
  },
}

/** Writes the declarations beside the bundle in that folder. */
export async function writeDeclarations(folder) {
  compile()
  const { rolldown } = await import('rolldown')
  const { dts } = await import('rolldown-plugin-dts')
  const build = await rolldown({
    input: Object.fromEntries(doorsOf('spellwright').map((door) => [door, declarationsOf('spellwright', door)])),
    external: [/^node:/, /^piscina$/],
    plugins: [ownDeclarations, dts({ dtsInput: true, tsconfig: false })],
    preserveEntrySignatures: 'allow-extension',
  })
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name].d.ts',
    minifyInternalExports: false,
    codeSplitting: { groups: [{ name: 'types', test: /packages/ }] },
  })
  await build.close()
}
