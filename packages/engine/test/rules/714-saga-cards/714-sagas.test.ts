import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const benalia = (more: { counters?: Record<string, number>; step?: 'draw' | 'main1' } = {}) => ({
  step: more.step ?? ('draw' as const),
  a: { battlefield: [{ card: 'History of Benalia', counters: more.counters ?? { lore: 1 } }] },
})

describe('Sagas', () => {
  it('[CR 714.3a] [CR 714.2b] [CR 122.6] a Saga enters with a lore counter, and its first chapter triggers', () => {
    const b = board({ a: { hand: ['History of Benalia'], battlefield: ['3 Plains'] } })
    b.cast('History of Benalia').resolve()
    expect(b.counters('History of Benalia', 'lore')).toBe(1)
    b.resolve()
    expect(b.count('battlefield', 'Knight Token', 'A')).toBe(1)
  })

  it('[CR 714.3c, 703.4f] [CR 505.4] the active player adds one as the precombat main phase begins', () => {
    const b = board(benalia())
    b.throughJson = true
    b.to('main1')
    expect(b.counters('History of Benalia', 'lore')).toBe(2)
    expect(b.count('battlefield', 'Knight Token', 'A')).toBe(1)
    b.to('main2')
    expect(b.counters('History of Benalia', 'lore')).toBe(2)
  })

  it('[CR 714.3c] and not in the turn of the other player', () => {
    const b = board({ ...benalia(), active: 1 })
    b.to('main1')
    expect(b.counters('History of Benalia', 'lore')).toBe(1)
  })

  it('[CR 714.4] [CR 704.5s] it stays while its last chapter is on the stack, then it is sacrificed', () => {
    const b = board({ ...benalia({ counters: { lore: 2 } }) })
    for (let guard = 0; b.step !== 'main1' && guard < 9; guard++) b.pass()
    expect(b.game.state.stack).toHaveLength(1)
    expect(b.in('battlefield', 'History of Benalia')).toBe(true)
    b.resolve()
    expect(b.in('graveyard', 'History of Benalia', 'A')).toBe(true)
  })

  it('[CR 714.2b, 107.15a] a lore counter by proliferating reads the next chapter', () => {
    const b = board({
      a: {
        hand: ["Tezzeret's Gambit"],
        battlefield: ['6 Island', { card: 'History of Benalia', counters: { lore: 1 } }],
      },
    })
    b.pick('choose', 'History of Benalia').cast("Tezzeret's Gambit").resolve()
    expect(b.counters('History of Benalia', 'lore')).toBe(2)
    b.resolve()
    expect(b.count('battlefield', 'Knight Token', 'A')).toBe(1)
  })

  it('[CR 714.2c, 107.15b] a symbol with two numbers is two chapter abilities', () => {
    const b = board(benalia())
    expect(b.c('History of Benalia').abilities.map(({ ability }) => 'on' in ability && ability.on)).toEqual(
      [1, 2, 3].map((number) => ({ kind: 'chapter', numbers: [number] })),
    )
  })

  it('[CR 704.5s] with enough lore counters and nothing on the stack it is sacrificed at once', () => {
    const b = board({ a: { battlefield: [{ card: 'The Eldest Reborn', counters: { lore: 3 } }] } })
    expect(b.in('graveyard', 'The Eldest Reborn', 'A')).toBe(true)
  })

  it('[The Eldest Reborn] sacrifice, discard, and what died comes back on your side', () => {
    const b = board({
      a: { hand: ['The Eldest Reborn'], battlefield: ['5 Swamp'] },
      b: { battlefield: ['Grizzly Bears'], hand: ['Forest'] },
    })
    b.cast('The Eldest Reborn').resolveAll()
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
    b.to('main1', 5)
    expect(b.in('graveyard', 'Forest', 'B')).toBe(true)
    b.to('main1', 7)
    expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
    expect(b.in('graveyard', 'The Eldest Reborn', 'A')).toBe(true)
  })

  it('[CR 702.155a–b] [CR 714.3b] read ahead begins with the chosen chapter, and skips those before', () => {
    const b = board({
      a: { hand: ['The Cruelty of Gix'], battlefield: ['5 Swamp'] },
      b: { hand: ['Grizzly Bears'] },
    })
    b.option('choose', 'Chapter 2').cast('The Cruelty of Gix').resolve()
    expect(b.counters('The Cruelty of Gix', 'lore')).toBe(2)
    expect(b.game.state.stack).toHaveLength(1)
    b.resolve()
    expect(b.life('A')).toBe(17)
    expect(b.in('hand', 'Grizzly Bears', 'B')).toBe(true)
  })
})
