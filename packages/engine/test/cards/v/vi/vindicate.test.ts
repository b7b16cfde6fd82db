import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vindicate] destroys any permanent, also a basic land', () => {
  const b = board({
    a: { hand: ['Vindicate'], battlefield: ['Scrubland', '2 Swamp'] },
    b: { battlefield: ['Forest', 'Craw Wurm'] },
  })
  b.cast('Vindicate', { targets: ['Forest'] }).resolve()
  expect(b.in('graveyard', 'Forest', 'B')).toBe(true)
  expect(b.in('battlefield', 'Craw Wurm', 'B')).toBe(true)
})

it('[Vindicate] can be regenerated from', () => {
  const b = board({
    a: { hand: ['Vindicate'], battlefield: ['Scrubland', '2 Swamp'] },
    b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
  })
  b.cast('Vindicate', { targets: ['Drudge Skeletons'] })
    .turnTo('B')
    .activate('Drudge Skeletons')
    .resolveAll()
  expect(b.object('Drudge Skeletons').tapped).toBe(true)
})
