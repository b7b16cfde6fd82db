import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Superior Spider-Man] enters as a 4/4 copy of a creature card in a graveyard, which is exiled then', () => {
  const b = board({
    a: { hand: ['Superior Spider-Man'], battlefield: ['2 Island', '2 Swamp'] },
    b: { graveyard: ['Shivan Dragon'] },
  })
  b.yes('copy').cast('Superior Spider-Man').resolve()
  expect([b.pt('Superior Spider-Man'), b.has('Superior Spider-Man', 'flying')]).toEqual(['4/4', true])
  expect(b.c('Superior Spider-Man').subtypes).toEqual(expect.arrayContaining(['Dragon', 'Spider', 'Human', 'Hero']))
  b.resolve()
  expect(b.in('exile', 'Shivan Dragon')).toBe(true)
})

it('[Superior Spider-Man] uses the abilities of the card that trigger as it enters', () => {
  const b = board({
    a: { hand: ['Superior Spider-Man'], battlefield: ['2 Island', '2 Swamp'], graveyard: ['Elvish Visionary'] },
  })
  b.yes('copy').cast('Superior Spider-Man').resolveAll()
  expect([b.names('hand', 'A').length, b.in('exile', 'Elvish Visionary')]).toEqual([1, true])
})

it('[Superior Spider-Man] exiles nothing where it is itself', () => {
  const b = board({
    a: { hand: ['Superior Spider-Man'], battlefield: ['2 Island', '2 Swamp'], graveyard: ['Memnite'] },
  })
  b.no('copy').cast('Superior Spider-Man').resolveAll()
  expect([b.pt('Superior Spider-Man'), b.in('graveyard', 'Memnite')]).toEqual(['4/4', true])
})
