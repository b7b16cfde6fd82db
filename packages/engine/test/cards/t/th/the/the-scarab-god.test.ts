import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Scarab God] makes a 4/4 Zombie of a creature card, and drains for Zombies', () => {
  const b = board({
    a: { battlefield: ['The Scarab God', '2 Island', '2 Swamp'] },
    b: { graveyard: ['Serra Angel'] },
  })
  b.activate('The Scarab God', { targets: ['Serra Angel'] }).resolve()
  expect([b.pt('Serra Angel'), b.c('Serra Angel').subtypes, b.has('Serra Angel', 'flying')]).toEqual([
    '4/4',
    ['Zombie'],
    true,
  ])
  b.to('main1', 5)
  expect(b.life('B')).toBe(19)
})

it('[The Scarab God] returns to the hand after it died', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['The Scarab God', '3 Swamp'] } })
  b.cast('Murder', { targets: ['The Scarab God'] }).resolveAll()
  expect(b.in('graveyard', 'The Scarab God')).toBe(true)
  b.to('end').resolveAll()
  expect(b.in('hand', 'The Scarab God', 'A')).toBe(true)
})
