import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFINITIONS, definitionsIndex } from '../src/cards/definitions-index.ts'
import { cardSkeleton } from '../src/cards/skeleton.ts'
import { run } from './support.ts'

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
  const definition = (file: string) => read(DEFINITIONS, file)

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'spellwright-'))
    mkdirSync(join(root, DEFINITIONS, 'w'), { recursive: true })
    writeFileSync(join(root, DEFINITIONS, 'w', 'worship.ts'), 'export const worship = card({})\n')
    writeFileSync(join(root, DEFINITIONS, 'index.ts'), definitionsIndex(join(root, DEFINITIONS)))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('writes a definition and a failing test, adds the card to the list, and prints the next steps', async () => {
    const { exitCode, out } = await run('card', 'new', 'panglacial wurm', '--root', root)
    expect(exitCode).toBe(0)
    expect(definition('p/panglacial-wurm.ts')).toContain("name: 'Panglacial Wurm',")
    expect(definition('index.ts')).toBe(`// The cards with a file of their own. Written by \`npm run data:index\`.
import type { CardDefinition } from '@spellwright/dsl'
import { panglacialWurm } from './p/panglacial-wurm.ts'
import { worship } from './w/worship.ts'

export const ALL_CARDS: readonly CardDefinition[] = [
  panglacialWurm,
  worship,
]
`)
    const test = read('packages', 'engine', 'test', 'cards', 'p', 'panglacial-wurm.test.ts')
    expect(test).toContain('expect.fail(')
    expect(test).toContain("from '../../support/board.ts'")
    expect(out).toContain('npm test -- packages/engine/test/cards/p/panglacial-wurm.test.ts')
  })

  it('writes the test by the first two letters where the letter has folders', async () => {
    mkdirSync(join(root, 'packages', 'engine', 'test', 'cards', 'p', 'po'), { recursive: true })
    await run('card', 'new', 'panglacial wurm', '--root', root)
    const test = read('packages', 'engine', 'test', 'cards', 'p', 'pa', 'panglacial-wurm.test.ts')
    expect(test).toContain("from '../../../support/board.ts'")
  })

  it('takes cost, type line and stats from a file of facts', async () => {
    const file = join(root, 'facts.jsonl.gz')
    writeFileSync(file, gzipSync(JSON.stringify(facts)))
    const { exitCode, out } = await run('card', 'new', 'Panglacial Wurm', '--root', root, '--facts', file, '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ name: 'Panglacial Wurm', files: { length: 3 } })
    expect(definition('p/panglacial-wurm.ts')).toContain(`  cost: '{5}{G}{G}',
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
    expect(definition('p/panglacial-wurm.ts')).toContain('keyword: "trample"')
    expect(definition('p/panglacial-wurm.ts')).not.toContain('searching')
    expect(out).toContain(
      'Write the abilities for “While you are searching your library, you may cast ~ from your library.”',
    )
  })

  it('refuses a card that is there already, a name no card has, and a folder that is no checkout', async () => {
    expect(await run('card', 'new', 'Tarmogoyf', '--root', root)).toMatchObject({
      exitCode: 1,
      err: 'Tarmogoyf is already supported.',
    })
    expect(await run('card', 'new', 'Panglacial Worm', '--root', root)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('"Panglacial Wurm"'),
    })
    expect(await run('card', 'new', 'Panglacial Wurm', '--root', tmpdir())).toMatchObject({ exitCode: 2 })
  })

  it('a card of the library gets a file of its own instead of its line there', async () => {
    const library = join(root, 'packages', 'cards', 'data', 'library')
    mkdirSync(library, { recursive: true })
    const [before, after] = ['{"name":"Heap Doll","type":"a"}\n', '{"name":"Hill Giant // Hill","type":"b"}\n']
    writeFileSync(join(library, 'h.jsonl'), `${before}{"name":"Hill Giant","type":"c"}\n${after}`)
    expect((await run('card', 'new', 'Hill Giant', '--root', root)).out).toContain(
      'packages/cards/data/library/h.jsonl',
    )
    expect(readFileSync(join(library, 'h.jsonl'), 'utf8')).toBe(before + after)
    expect(definition('h/hill-giant.ts')).toContain("name: 'Hill Giant',")
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
  it('is named by its front, without accents and apostrophes; a split card by both halves', () => {
    expect(cardSkeleton("Lim-Dûl's Vault")).toMatchObject({ file: 'lim-duls-vault', folder: 'l' })
    expect(cardSkeleton('Garruk Relentless // Garruk, the Veil-Cursed').file).toBe('garruk-relentless')
    const halves = { ...facts, name: 'Wax // Wane', layout: 'split', card_faces: [facts, facts] }
    expect(cardSkeleton('Wax // Wane', halves).file).toBe('wax-wane')
  })

  it('stands in the folder of its first letter, without accents; other names in one of their own', () => {
    expect(cardSkeleton('Éomer, Marshal of Rohan')).toMatchObject({ folder: 'e', file: 'eomer-marshal-of-rohan' })
    expect(cardSkeleton('+2 Mace')).toMatchObject({ folder: 'other', file: '2-mace' })
    expect(cardSkeleton('1996 World Champion').definition).toContain('export const _1996WorldChampion = card({')
  })
})

describe('the list of cards with a file of their own', () => {
  it('is current (npm run data:index)', () => {
    const folder = fileURLToPath(new URL(`../../../${DEFINITIONS}/`, import.meta.url))
    expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toBe(definitionsIndex(folder))
  })
})
