import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where the cards with a file of their own are, in a checkout. */
export const DEFINITIONS = join('packages', 'cards', 'src', 'definitions')

const HEAD =
  "// The cards with a file of their own. Written by `npm run data:index`.\nimport type { CardDefinition } from '@spellwright/dsl'"

/** A definition file by its path in the folder, with `/`, and the names it exports. */
interface DefinitionFile {
  readonly path: string
  readonly exports: readonly string[]
}

const nameOf = (path: string): string => path.replace(/\.ts$/, '')

/** Without the ending, as imports are sorted: "doomsday" comes before "doomsday-excruciator". */
const byName = (a: string, b: string): number => (nameOf(a) < nameOf(b) ? -1 : 1)

function definitionFiles(folder: string): DefinitionFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path.includes('/') && path.endsWith('.ts'))
    .sort(byName)
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8')
      return { path, exports: [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!) }
    })
}

/** What `definitions/index.ts` has to say: every card below that folder, in the order of the files. */
export function definitionsIndex(folder: string): string {
  const files = definitionFiles(folder)
  const imports = files.map(({ path, exports }) => `import { ${exports.join(', ')} } from './${path}'`)
  const cards = files.flatMap(({ exports }) => exports.map((name) => `  ${name},`))
  const list = `export const ALL_CARDS: readonly CardDefinition[] = [\n${cards.join('\n')}\n]`
  return `${[HEAD, ...imports].join('\n')}\n\n${list}\n`
}

export function writeDefinitionsIndex(folder: string): string {
  const file = join(folder, 'index.ts')
  writeFileSync(file, definitionsIndex(folder))
  return file
}
