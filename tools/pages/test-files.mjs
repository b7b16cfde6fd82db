import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

/** Scenarios are tests written as data, so their files count as test files. */
const scenarios = join(root, 'packages', 'conformance', 'src', 'scenarios')

function* testFilesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* testFilesIn(path)
    } else if (/\.(test|reference|browser)\.tsx?$/.test(entry.name) || folder === scenarios) yield path
  }
}

/** All test files of packages and apps, in a fixed order. */
export function testFiles() {
  return ['packages', 'apps'].flatMap((folder) => [...testFilesIn(join(root, folder))]).sort()
}
