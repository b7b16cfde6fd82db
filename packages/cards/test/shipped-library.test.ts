import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shippedLibrary } from '../../../tools/data/shipped-library.ts'
import { builtInNames } from '../../../tools/data/write-library.ts'
import { CardDefinitions } from '../src/index.ts'
import { openLibrary } from '../src/library/card-library.ts'
import { LIBRARY_PARTS, partFile } from '../src/library/library-part.ts'
import { createRegistry } from '../src/registry.ts'

const files = shippedLibrary((file) => readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'))
const shipped = createRegistry([], openLibrary({ read: (file) => files.get(file) ?? '' }))

describe('the card library that is shipped', () => {
  it('has all files of the library', () => {
    expect([...files.keys()]).toEqual([...LIBRARY_PARTS.map(partFile), 'built-in-decks.jsonl'])
  })

  it('[S7.1] has every supported card, with or without a file of its own, as the same data', () => {
    expect(shipped.names).toEqual(CardDefinitions.names)
    const different = CardDefinitions.all.filter((card) => !isSame(shipped.tryGet(card.name), card))
    expect(different.map(({ name }) => name)).toEqual([])
  })

  it('has every card of the classic decks at once', () => {
    const atOnce = openLibrary({ read: () => '', atOnce: files.get('built-in-decks.jsonl') ?? '' })
    expect([...builtInNames()].filter((name) => atOnce.tryGet(name) === undefined)).toEqual([])
  })
})

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
