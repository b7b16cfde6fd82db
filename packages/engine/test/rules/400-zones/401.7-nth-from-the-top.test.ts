import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 401.7] third from the top of a library with one card is the bottom', () => {
  const b = board({
    a: { battlefield: [{ card: 'Teferi, Hero of Dominaria' }] },
    b: { battlefield: ['Sol Ring'], library: ['Forest'] },
  })
  b.activate('Teferi, Hero of Dominaria', { nth: 1, targets: ['Sol Ring'] }).resolve()
  expect(b.names('library', 'B')).toEqual(['Forest', 'Sol Ring'])
})

it('[CR 401.7] third from the top of a larger library is below two cards', () => {
  const b = board({
    a: { battlefield: [{ card: 'Teferi, Hero of Dominaria' }] },
    b: { battlefield: ['Sol Ring'], library: ['Forest', 'Island', 'Swamp'] },
  })
  b.activate('Teferi, Hero of Dominaria', { nth: 1, targets: ['Sol Ring'] }).resolve()
  expect(b.names('library', 'B')).toEqual(['Forest', 'Island', 'Sol Ring', 'Swamp'])
})

it('[CR 400.12] an instruction for a graveyard is carried out on all its cards', () => {
  const b = board({
    a: { battlefield: ['Elixir of Immortality', '2 Wastes'], graveyard: ['Forest', 'Shock'], library: ['Island'] },
  })
  b.activate('Elixir of Immortality').resolve()
  expect([b.names('graveyard', 'A'), b.names('library', 'A').toSorted(), b.life('A')]).toEqual([
    [],
    ['Elixir of Immortality', 'Forest', 'Island', 'Shock'],
    25,
  ])
})

it('[CR 400.7h] an effect that lets a card be cast finds the spell it becomes: Torrential Gearhulk has it exiled', () => {
  const b = board({ a: { hand: ['Torrential Gearhulk'], graveyard: ['Shock'], mana: '{U}{U}{U}{U}{U}{U}' } })
  b.cast('Torrential Gearhulk').resolve().yes().aim(['B']).resolveAll()
  expect([b.life('B'), b.in('exile', 'Shock')]).toEqual([18, true])
})
