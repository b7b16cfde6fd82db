import { readdirSync, readFileSync } from 'node:fs'
import { ENGINE_VERSION, SHAPES } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { decodeText, parseMatchFile, readAnswer } from '../src/index.ts'

describe('answers from outside', () => {
  it.each([
    undefined,
    null,
    5.5,
    Number.NaN,
    '__proto__',
    [['x']],
    { kind: '__proto__' },
    { kind: 'cast', object: '1' },
  ])('%j is an answer to no shape of question, except where any text is a name', (value) => {
    const accepted = SHAPES.filter((shape) => readAnswer(shape, value).ok)
    expect(accepted).toEqual(typeof value === 'string' ? ['name'] : [])
  })

  it('are copied, so that they cannot change after they were checked', () => {
    expect(readAnswer('act', { kind: 'pass', extra: true })).toEqual({ ok: true, answer: { kind: 'pass' } })
  })
})

describe('the version in saves and replays', () => {
  it('is the version of every package', () => {
    const root = new URL('../../../', import.meta.url)
    const folders = ['packages', 'apps'].flatMap((folder) =>
      readdirSync(new URL(folder, root)).map((name) => `${folder}/${name}/`),
    )
    for (const folder of ['', ...folders]) {
      const { version } = JSON.parse(readFileSync(new URL(`${folder}package.json`, root), 'utf8')) as {
        version: string
      }
      expect({ folder, version }).toEqual({ folder, version: ENGINE_VERSION })
    }
  })
})

describe('files', () => {
  it('a saved match of version 1 is migrated: it says nothing about the engine and the cards', () => {
    const deck = { title: 'A', text: '40 Forest' }
    const rest = { bot: 'random', starts: 'you', seed: '1', bestOf: 1, kitchenTable: false }
    const setup = { decks: [deck, deck], names: ['A', 'B'], ...rest }
    const game = { seed: '1', decks: ['40 Forest', '40 Forest'], options: {}, answers: [], result: null }
    const old = { format: 'spellwright-match', version: 1, setup, games: [game], sideboarding: false }
    expect(parseMatchFile(JSON.stringify(old))).toMatchObject({ version: 2, engine: null, cards: null, setup })
  })

  it('text without a mark is UTF-8 if it can be', () => {
    expect(decodeText(new TextEncoder().encode('Æther Vial'))).toBe('Æther Vial')
    expect(decodeText(Uint8Array.from([0xc6, 0x74, 0x68, 0x65, 0x72]))).toBe('Æther')
    expect(decodeText(new Uint8Array())).toBe('')
  })
})
