import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 107.3g] X in a mana cost is 0 on the battlefield: Smother destroys an Endless One of any size', () => {
  const b = board({
    a: { hand: ['Endless One'], mana: '{G}{G}{G}{G}{G}' },
    b: { hand: ['Smother'], mana: '{B}{B}' },
  })
  b.reply('x', 5).cast('Endless One')
  expect(b.c('Endless One').manaValue).toBe(5)
  b.resolve()
  expect([b.pt('Endless One'), b.c('Endless One').manaValue]).toEqual(['5/5', 0])
  b.turnTo('B').cast('Smother').resolve()
  expect(b.in('graveyard', 'Endless One')).toBe(true)
})

it('[CR 107.3k] the X of an activated ability is chosen for itself each time', () => {
  const b = board({ a: { hand: ['Crypt Rats'], battlefield: ['7 Swamp'] }, b: { battlefield: ['Craw Wurm'] } })
  b.cast('Crypt Rats').resolve()
  b.reply('x', 1).activate('Crypt Rats').reply('x', 2).activate('Crypt Rats').resolve()
  expect(b.object('Craw Wurm').damage).toBe(2)
  b.resolve()
  expect(b.object('Craw Wurm').damage).toBe(3)
})

it('[CR 107.3c] the text of Tribal Flames says what X is: nobody chooses it, and it may change on the stack', () => {
  const b = board({
    a: { hand: ['Tribal Flames'], battlefield: ['Taiga', 'Island'] },
    b: { battlefield: ['Strip Mine'] },
  })
  b.cast('Tribal Flames', { targets: ['B'] })
  b.turnTo('B')
    .activate('Strip Mine', { targets: ['Island'] })
    .resolveAll()
  expect(b.life('B')).toBe(18)
})
