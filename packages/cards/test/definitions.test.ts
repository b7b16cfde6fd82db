import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ALL_CARDS } from '../src/definitions/index.ts'
import { allCardNames, BUILT_IN_DECKS, CardDefinitions, checkDeck, parseDeckList } from '../src/index.ts'

describe('card definitions', () => {
  it.each(ALL_CARDS)('[S7.1] $name is plain data: it survives JSON', (definition) => {
    expect(JSON.parse(JSON.stringify(definition))).toStrictEqual(definition)
  })

  it('[S7.3] every definition is called what a card is called', () => {
    for (const { name, faces } of CardDefinitions.all) {
      expect(allCardNames().tryGet(name)).toBe(name)
      expect(faces.map((face) => face.name).join(' // ')).toBe(name)
    }
  })

  it.each(BUILT_IN_DECKS)('[S7.4] every card of $title is supported, sideboard included', ({ text }) => {
    expect(checkDeck(parseDeckList(text), { registry: CardDefinitions })).toMatchObject({
      unsupported: [],
      findings: [],
    })
  })

  it('[S7.1] a card is found by a name in any case', () => {
    expect(CardDefinitions.tryGet('SIEGE-GANG COMMANDER')?.name).toBe('Siege-Gang Commander')
    expect(CardDefinitions.tryGet('delver of secrets')?.name).toBe('Delver of Secrets // Insectile Aberration')
    expect(CardDefinitions.tryGet('no such card')).toBeUndefined()
  })
})

describe('the engine knows no card', () => {
  const engine = fileURLToPath(new URL('../../engine/src/', import.meta.url))
  const files = existsSync(engine) ? readdirSync(engine, { recursive: true, encoding: 'utf8' }) : []
  /** Comments may give an example; code may not. */
  const codeOf = (file: string) =>
    readFileSync(engine + file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\/\/.*$/gm, '')
  const code = files.filter((file) => file.endsWith('.ts')).map((file) => [file, codeOf(file)] as const)
  // Names of one word are words of the rules too ("Counterspell", "Forest").
  const names = CardDefinitions.all
    .flatMap((card) => card.faces.map((face) => face.name))
    .filter((name) => name.includes(' '))

  it('[S7.4] no card name stands in the code of the engine', () => {
    const found = code.flatMap(([file, text]) =>
      names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })
})
