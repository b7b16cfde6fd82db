// Prepares packages/spellwright for publishing while npm packs it: `prepack` writes the bundle, its declarations, the
// licence and the published package.json; `postpack` restores the package.json of the workspace.
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { bundle, bundleFolder } from './bundle.mjs'
import { writeDeclarations } from './declarations.mjs'
import { folderOf } from './layers.mjs'
import { root } from './setup.mjs'

export const packageFolder = join(root, folderOf.spellwright)
const manifestFile = join(packageFolder, 'package.json')
/** Where the package.json of the workspace is kept while npm packs the published one. */
const workspaceFile = join(packageFolder, '.package.json.workspace')
const licenceFile = join(packageFolder, 'LICENSE')

const isWorkspacePackage = (name) => name.startsWith('@spellwright/')

/** Removes the condition `source`, because the sources are not published. */
const withoutSource = (entry) =>
  typeof entry === 'string' ? entry : Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'source'))

/** The published package.json, without the workspace packages and the command line, which are in the bundle. */
export function publishedManifest({ scripts: _, exports, dependencies, ...manifest }) {
  return {
    ...manifest,
    bin: { spellwright: './bundle/bin.js' },
    exports: Object.fromEntries(Object.entries(exports).map(([path, entry]) => [path, withoutSource(entry)])),
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !isWorkspacePackage(name))),
  }
}

/** Also cleans up after a run that was interrupted. */
function restore() {
  if (existsSync(workspaceFile)) renameSync(workspaceFile, manifestFile)
  rmSync(licenceFile, { force: true })
}

async function prepare() {
  restore()
  await bundle()
  await writeDeclarations(bundleFolder)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  copyFileSync(join(root, 'LICENSE'), licenceFile)
  renameSync(manifestFile, workspaceFile)
  writeFileSync(manifestFile, `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'prepare') await prepare()
  else restore()
}
