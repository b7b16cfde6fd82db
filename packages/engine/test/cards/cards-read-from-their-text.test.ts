import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Blight] destroys the land it is on when that becomes tapped', () => {
  const b = board({
    a: { battlefield: ['Forest', { card: 'Blight', attachedTo: 'Forest' }], hand: ['Llanowar Elves'] },
  })
  b.cast('Llanowar Elves').resolveAll()
  expect(b.in('graveyard', 'Forest', 'A')).toBe(true)
})

it('[Bogbrew Witch] finds Festering Newt or Bubbling Cauldron', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Bogbrew Witch'], library: ['Hill Giant', 'Bubbling Cauldron', 'Swamp'] },
  })
  b.reply('chooseFound', () => [b.id('Bubbling Cauldron')], 'A')
    .activate('Bogbrew Witch')
    .resolveAll()
  expect(b.in('battlefield', 'Bubbling Cauldron', 'A')).toBe(true)
})

it('[Cranial Ram] gives +X/+1, where X is the number of artifacts you control', () => {
  const b = board({
    a: { battlefield: ['2 Ornithopter', 'Grizzly Bears', { card: 'Cranial Ram', attachedTo: 'Grizzly Bears' }] },
  })
  expect(b.c('Grizzly Bears')).toMatchObject({ power: 5, toughness: 3 })
})

it('[Khalni Heart Expedition] removes three counters and sacrifices itself for two lands', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Khalni Heart Expedition', counters: { quest: 3 } }],
      library: ['Forest', 'Mountain', 'Hill Giant'],
    },
  })
  b.reply('chooseFound', () => [b.id('Forest'), b.id('Mountain')], 'A')
    .activate('Khalni Heart Expedition')
    .resolveAll()
  expect(b.in('graveyard', 'Khalni Heart Expedition', 'A')).toBe(true)
  expect(b.in('battlefield', 'Forest', 'A')).toBe(true)
})
