import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kefka, Court Mage] draws for the types of the discarded cards', () => {
  const of = (card: string) => {
    const b = board({
      a: {
        hand: ['Kefka, Court Mage', 'Shock'],
        battlefield: ['2 Island', '2 Swamp', 'Mountain'],
        library: ['3 Forest'],
      },
      b: { hand: [card] },
    })
    b.cast('Kefka, Court Mage').resolveAll()
    return b.count('hand', 'Forest', 'A')
  }
  expect([of('Opt'), of('Memnite')]).toEqual([1, 3])
})

it('[Kefka, Court Mage] draws for lost life once it rules', () => {
  const b = board({
    a: {
      hand: ['Lightning Bolt'],
      battlefield: [{ card: 'Kefka, Court Mage', face: 1 }, 'Mountain'],
      library: ['4 Forest'],
    },
  })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolveAll()
  expect(b.count('hand', 'Forest', 'A')).toBe(3)
})
