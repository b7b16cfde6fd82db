// Runs dependency-cruiser on all sources and tests.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'
import { layers } from './layers.mjs'
import { root } from './setup.mjs'

/** All TypeScript files that must have been checked. */
export function sourceFiles() {
  return layers
    .flatMap((layer) => [`${layer.folder}/src`, `${layer.folder}/test`])
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    )
    .filter((file) => file.endsWith('.ts'))
}

export async function cruiseSources() {
  process.chdir(root)
  const { forbidden, options } = config
  const { output } = await cruise(sourceFiles(), { ...options, ruleSet: { forbidden }, validate: true })
  return output
}
