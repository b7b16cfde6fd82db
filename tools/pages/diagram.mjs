// `npm run diagram` updates the diagram of imports between packages in docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { cruiseSources } from '../cruise.mjs'
import { layerOf, layers } from '../layers.mjs'
import { root } from '../setup.mjs'

const document = join(root, 'docs', 'architecture.md')
const opening = '<!-- diagram:begin (made by `npm run diagram`) -->'
const closing = '<!-- diagram:end -->'

/** The imports between sources of different packages, as `from --> to` lines in the order of the layers. */
function edges(result) {
  const found = new Set()
  for (const { source, dependencies } of result.modules) {
    const from = layerOf(source)
    if (!from || !source.startsWith(`${from.folder}/src/`)) continue
    for (const { resolved } of dependencies) {
      const to = layerOf(resolved)
      if (to && to !== from) found.add(`${from.name} ${to.name}`)
    }
  }
  return layers.flatMap((from) =>
    layers.filter((to) => found.has(`${from.name} ${to.name}`)).map((to) => `  ${from.name} --> ${to.name}`),
  )
}

function mermaid(result) {
  const nodes = layers.map((layer) => `  ${layer.name}["${layer.folder}"]`)
  return ['```mermaid', 'graph BT', ...nodes, ...edges(result), '```'].join('\n')
}

function withDiagram(text, result) {
  const begin = text.indexOf(opening)
  const end = text.indexOf(closing)
  if (begin < 0 || end < begin) throw new Error(`docs/architecture.md lacks the markers ${opening} and ${closing}`)
  return `${text.slice(0, begin + opening.length)}\n${mermaid(result)}\n${text.slice(end)}`
}

export function isDiagramCurrent(result) {
  const text = readFileSync(document, 'utf8')
  return withDiagram(text, result) === text
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(document, 'utf8')
  const drawn = withDiagram(text, await cruiseSources())
  if (drawn !== text) writeFileSync(document, drawn)
  console.log(`docs/architecture.md: the diagram ${drawn === text ? 'is up to date' : 'was updated'}`)
}
