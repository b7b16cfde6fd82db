import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cardSkeleton, withCardInIndex } from '../src/cards/skeleton.ts'
import { run } from './support.ts'

const INDEX = `import type { CardDefinition } from '@spellwright/dsl'
import { absorb } from './absorb.ts'
import { forest, island } from './basic-lands.ts'
import { worship } from './worship.ts'

export const ALL_CARDS: readonly CardDefinition[] = [
  absorb,
  forest,
  island,
  worship,
]
`

const facts = {
  name: 'Panglacial Wurm',
  layout: 'normal',
  mana_cost: '{5}{G}{G}',
  type_line: 'Creature — Wurm',
  power: '9',
  toughness: '5',
  legalities: { legacy: 'legal' },
}

describe('spellwright card new', () => {
  let root: string
  const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
  const definition = (file: string) => read('packages', 'cards', 'src', 'definitions', file)

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'spellwright-'))
    mkdirSync(join(root, 'packages', 'cards', 'src', 'definitions'), { recursive: true })
    writeFileSync(join(root, 'packages', 'cards', 'src', 'definitions', 'index.ts'), INDEX)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('writes a definition and a failing test, adds the card to the list, and prints the next steps', async () => {
    const { exitCode, out } = await run('card', 'new', 'panglacial wurm', '--root', root)
    expect(exitCode).toBe(0)
    expect(definition('panglacial-wurm.ts')).toContain("name: 'Panglacial Wurm',")
    expect(definition('index.ts')).toContain("import { panglacialWurm } from './panglacial-wurm.ts'\n")
    expect(read('packages', 'engine', 'test', 'cards', 'panglacial-wurm.test.ts')).toContain('expect.fail(')
    expect(out).toContain('npm test -- packages/engine/test/cards/panglacial-wurm.test.ts')
  })

  it('takes cost, type line and stats from a file of facts', async () => {
    const file = join(root, 'facts.jsonl.gz')
    writeFileSync(file, gzipSync(JSON.stringify(facts)))
    const { exitCode, out } = await run('card', 'new', 'Panglacial Wurm', '--root', root, '--facts', file, '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ name: 'Panglacial Wurm', files: { length: 3 } })
    expect(definition('panglacial-wurm.ts')).toContain(`  cost: '{5}{G}{G}',
  type: 'Creature — Wurm',
  power: 9,
  toughness: 5,
`)
  })

  it('writes the abilities it can read and lists the lines it cannot', async () => {
    const file = join(root, 'facts.json')
    const text = 'Trample\nWhile you are searching your library, you may cast Panglacial Wurm from your library.'
    writeFileSync(file, JSON.stringify([{ ...facts, oracle_text: text }]))
    const { out } = await run('card', 'new', 'Panglacial Wurm', '--root', root, '--facts', file)
    expect(definition('panglacial-wurm.ts')).toContain('keyword: "trample"')
    expect(definition('panglacial-wurm.ts')).not.toContain('searching')
    expect(out).toContain(
      'Write the abilities for “While you are searching your library, you may cast ~ from your library.”',
    )
  })

  it('refuses a supported card, an unknown name, and a folder that is not a checkout', async () => {
    expect(await run('card', 'new', 'Lightning Bolt', '--root', root)).toMatchObject({
      exitCode: 1,
      err: 'Lightning Bolt is already supported.',
    })
    expect(await run('card', 'new', 'Panglacial Worm', '--root', root)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('"Panglacial Wurm"'),
    })
    expect(await run('card', 'new', 'Panglacial Wurm', '--root', tmpdir())).toMatchObject({ exitCode: 2 })
  })

  it('writes a file for a card of the library, which then takes precedence over the library', async () => {
    expect((await run('card', 'new', 'Fire Imp', '--root', root)).exitCode).toBe(0)
    expect(definition('fire-imp.ts')).toContain("name: 'Fire Imp',")
  })

  it('prints help, and refuses an unknown option', async () => {
    expect((await run('card', 'new', '--help')).out).toContain('Usage: spellwright card new [options] <name>')
    expect(await run('card', 'new', 'Panglacial Wurm', '--fast')).toMatchObject({ exitCode: 2 })
  })

  it('does not overwrite files', async () => {
    await run('card', 'new', 'Panglacial Wurm', '--root', root)
    const { exitCode, err } = await run('card', 'new', 'Panglacial Wurm', '--root', root)
    expect(exitCode).toBe(1)
    expect(err).toContain('panglacial-wurm.ts already exists')
  })
})

describe('the skeleton of a card', () => {
  it('is named after the front face, without accents and apostrophes; a split card after both halves', () => {
    expect(cardSkeleton("Lim-Dûl's Vault")).toMatchObject({ file: 'lim-duls-vault', variable: 'limDulsVault' })
    expect(cardSkeleton('Garruk Relentless // Garruk, the Veil-Cursed').file).toBe('garruk-relentless')
    const halves = { ...facts, name: 'Wax // Wane', layout: 'split', card_faces: [facts, facts] }
    expect(cardSkeleton('Wax // Wane', halves).file).toBe('wax-wane')
  })

  it('is inserted into the list in alphabetical order, also as the first or last card', () => {
    const lines = (name: string) => withCardInIndex(INDEX, cardSkeleton(name)).split('\n')
    const around = (name: string, line: string) => {
      const all = lines(name)
      const at = all.indexOf(line)
      return [all[at - 1], all[at + 1]]
    }
    expect(around('Grave Pact', '  gravePact,')).toEqual(['  forest,', '  island,'])
    expect(around('Grave Pact', "import { gravePact } from './grave-pact.ts'")).toEqual([
      "import { forest, island } from './basic-lands.ts'",
      "import { worship } from './worship.ts'",
    ])
    expect(around('Zuran Orb', '  zuranOrb,')).toEqual(['  worship,', ']'])
    expect(around('Abandon Hope', '  abandonHope,')[1]).toBe('  absorb,')
    expect(around('Abandon Hope', "import { abandonHope } from './abandon-hope.ts'")[1]).toBe(
      "import { absorb } from './absorb.ts'",
    )
  })
})
