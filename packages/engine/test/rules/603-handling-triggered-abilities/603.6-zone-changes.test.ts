import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('looking back', () => {
  it('[CR 603.6c] "put into a graveyard from anywhere" does not look back: Serra Avatar under Humility is shuffled in', () => {
    const b = board({
      a: { battlefield: ['Mountain', 'Humility'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Serra Avatar'] },
    })
    b.cast('Lightning Bolt', { targets: ['Serra Avatar'] }).resolveAll()
    expect(b.in('library', 'Serra Avatar', 'B')).toBe(true)
  })

  it('[CR 603.6c] with Yixlid Jailer a Serra Avatar that dies has lost that ability in the graveyard', () => {
    const b = board({
      a: { battlefield: ['3 Swamp', 'Yixlid Jailer'], hand: ['Murder'] },
      b: { battlefield: ['Serra Avatar'] },
    })
    b.cast('Murder', { targets: ['Serra Avatar'] }).resolveAll()
    expect(b.in('graveyard', 'Serra Avatar', 'B')).toBe(true)
  })

  it('[CR 603.6c] with Yixlid Jailer a leaves-the-battlefield ability still looks back: Rancor returns', () => {
    const b = board({
      a: {
        battlefield: ['Yixlid Jailer', 'Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }, '2 Forest'],
        hand: ['Naturalize'],
      },
    })
    b.cast('Naturalize', { targets: ['Rancor'] }).resolveAll()
    expect(b.in('hand', 'Rancor', 'A')).toBe(true)
  })

  it("[CR 603.6c] Gaea's Blessing milled under Yixlid Jailer stays in the graveyard", () => {
    const b = board({
      a: { battlefield: ['Millstone', '2 Forest', 'Yixlid Jailer'] },
      b: { library: ["Gaea's Blessing", '5 Forest'] },
    })
    b.activate('Millstone', { targets: ['B'] }).resolveAll()
    expect(b.in('graveyard', "Gaea's Blessing", 'B')).toBe(true)
  })

  it("[CR 113.6k] Gaea's Blessing milled shuffles its owner's graveyard into the library", () => {
    const b = board({
      a: { battlefield: ['Millstone', '2 Forest'] },
      b: { library: ["Gaea's Blessing", '5 Forest'], graveyard: ['Hill Giant'] },
    })
    b.activate('Millstone', { targets: ['B'] }).resolveAll()
    expect(b.names('graveyard', 'B')).toEqual([])
    expect(b.names('library', 'B').length).toBe(7)
  })
})

it('[CR 603.6d] Ankh of Mishra sees lands of both players enter', () => {
  const b = board({ a: { battlefield: ['Ankh of Mishra'], hand: ['Forest'] } })
  b.play('Forest').resolve()
  expect(b.life('A')).toBe(18)
})
