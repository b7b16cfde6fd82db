import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Slimefoot and Squee] brings a Saproling as it enters and as it attacks', () => {
  const b = board({ a: { battlefield: ['Slimefoot and Squee'] } })
  b.attack('Slimefoot and Squee').resolve()
  expect(b.count('battlefield', 'Saproling Token', 'A')).toBe(1)
})

it('[Slimefoot and Squee] returns from the graveyard for a Saproling, with another creature card', () => {
  const b = board({
    a: {
      battlefield: ['Tukatongue Thallid', 'Phyrexian Altar'],
      graveyard: ['Slimefoot and Squee', 'Craw Wurm'],
      mana: '{B}{B}{R}{G}',
    },
  })
  b.tapForMana('Phyrexian Altar').resolve()
  b.activate('Slimefoot and Squee', { targets: ['Craw Wurm'] }).resolve()
  expect(b.in('battlefield', 'Slimefoot and Squee', 'A')).toBe(true)
  expect(b.in('battlefield', 'Craw Wurm', 'A')).toBe(true)
})
