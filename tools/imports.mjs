// Checks the imports between packages, the package files and the diagram against tools/layers.mjs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { cruiseSources, sourceFiles } from './cruise.mjs'
import { layers, packageName } from './layers.mjs'
import { isDiagramCurrent } from './pages/diagram.mjs'
import { root } from './setup.mjs'

/** Packages must not import each other, directly or through a third package. */
function findPackageCycle() {
  const mayImport = new Map(layers.map((layer) => [layer.name, layer.mayImport]))
  const walk = (name, path) => {
    if (path.includes(name)) return [...path, name]
    for (const next of mayImport.get(name)) {
      const cycle = walk(next, [...path, name])
      if (cycle) return cycle
    }
    return null
  }
  return layers.map((layer) => walk(layer.name, [])).find((cycle) => cycle !== null) ?? null
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

/** The package.json and tsconfig.json of a package must list exactly the packages it may import. */
function packageFileProblems(layer) {
  const byName = new Map(layers.map((other) => [packageName(other), other.name]))
  const declared = Object.keys(readJson(`${layer.folder}/package.json`).dependencies ?? {})
  const dependencies = declared.flatMap((name) => byName.get(name) ?? [])
  const references = (readJson(`${layer.folder}/tsconfig.json`).references ?? []).map(({ path }) =>
    path.split('/').at(-1),
  )
  const wanted = [...layer.mayImport].sort().join(', ')
  const problems = []
  if (dependencies.sort().join(', ') !== wanted)
    problems.push(`${layer.folder}/package.json: dependencies must list ${wanted || 'no package'}`)
  if (references.sort().join(', ') !== wanted)
    problems.push(`${layer.folder}/tsconfig.json: references must list ${wanted || 'no package'}`)
  if (layer.bare && declared.length > dependencies.length)
    problems.push(`${layer.folder}/package.json: other dependencies are not allowed`)
  return problems
}

const result = await cruiseSources()
const problems = layers.flatMap(packageFileProblems)
const cycle = findPackageCycle()
if (cycle) problems.push(`tools/layers.mjs: ${cycle.join(' → ')} is a cycle`)
for (const { rule, from, to } of result.summary.violations) problems.push(`${rule.name}: ${from} → ${to}`)

// Without a TypeScript API, dependency-cruiser skips .ts files and finds nothing wrong.
const seen = new Set(result.modules.map((module) => module.source))
const unseen = sourceFiles().filter((file) => !seen.has(file))
if (unseen.length > 0) problems.push(`not checked: ${unseen.join(', ')}`)
const withImports = result.modules.filter((module) => module.source.endsWith('.ts') && module.dependencies.length > 0)
if (withImports.length === 0) problems.push('no .ts file with imports was found')

if (!isDiagramCurrent(result)) problems.push('docs/architecture.md: the diagram is out of date; run `npm run diagram`')

for (const problem of problems) console.error(problem)
const count = result.modules.filter((module) => module.source.endsWith('.ts')).length
console.log(`${count} modules, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
