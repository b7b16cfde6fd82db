// Bundles the type declarations of all packages: one file for each entry point of the public package, and a shared one.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { entryPointsOf, folderOf } from './layers.mjs'
import { root } from './setup.mjs'

/** Compiles the declarations of each module into the `dist` folders. */
function compile() {
  const tsc = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-b', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The sources do not compile.')
}

const declarationsOf = (name, entry = 'index') => join(root, folderOf[name], 'dist', `${entry}.d.ts`)

/** Resolves imports like `./game.ts` and `@spellwright/engine` in declarations to the matching `.d.ts` files. */
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

/** Writes the declarations into the folder of the bundle. */
export async function writeDeclarations(folder) {
  compile()
  const { rolldown } = await import('rolldown')
  const { dts } = await import('rolldown-plugin-dts')
  const build = await rolldown({
    input: Object.fromEntries(
      entryPointsOf('spellwright').map((entry) => [entry, declarationsOf('spellwright', entry)]),
    ),
    external: [/^node:/],
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
