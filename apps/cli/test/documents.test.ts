import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CardDefinition, dsl, renderCard } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { cardText } from '../src/cards/show-card.ts'
import { cardSkeleton } from '../src/cards/skeleton.ts'
import { run } from './support.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const documents = [
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'bench/README.md',
    'packages/spellwright/README.md',
  ],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

describe('documents', () => {
  it.each(documents)('%s links only to files that exist', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].flatMap(([, link]) => link ?? [])
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([])
  })

  it('the commands in the README work', async () => {
    const lines = [...read('README.md').matchAll(/^npx spellwright (.*)$/gm)].flatMap(([, line]) => line ?? [])
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) {
      const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].flatMap(([, quoted, plain]) => quoted ?? plain ?? [])
      // A game with a person needs a terminal, which tests do not have.
      const needsTerminal = args[0] === 'play' && !args.includes('--demo')
      expect(await run(...args), line).toMatchObject({ exitCode: needsTerminal ? 2 : 0 })
    }
  })
})

describe('docs/add-a-card.md', () => {
  const text = read('docs/add-a-card.md')
  const block = (name: string): string =>
    new RegExp(`<!-- ${name} -->\\n\`\`\`\\w*\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? ''

  it('shows the skeleton that `card new` writes', () => {
    expect(block('skeleton')).toBe(cardSkeleton('Fire Imp').definition)
  })

  it('shows a definition that renders as the text on the page', () => {
    const code = block('definition')
    const [, names] = /^import (\{[^}]*\}) from '@spellwright\/dsl'\n/.exec(code) ?? []
    const body = code.replace(/^import .*\n/, '').replace('export const fireImp =', 'return')
    const definition = new Function('dsl', `const ${names} = dsl\n${body}`)(dsl) as CardDefinition
    expect(`${cardText(renderCard(definition))}\n`).toBe(block('rendered'))
  })

  it('uses and lists methods of the test board that exist', () => {
    const board = read('packages/engine/test/support/board.ts')
    const used = [...block('test').matchAll(/\b(?:b|\))\.(\w+)\(/g)].flatMap(([, word]) => word ?? [])
    const listed = /has its words: (.*)\.$/m.exec(text)?.[1]?.match(/\w+/g) ?? []
    for (const word of ['cast', ...used, ...listed]) expect(board).toMatch(new RegExp(`^  ${word}\\(`, 'm'))
  })
})
