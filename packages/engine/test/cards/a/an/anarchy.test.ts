import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Anarchy] destroys all white permanents, of both players', () => {
  const b = board({
    a: { battlefield: ['4 Mountain', 'Savannah Lions'], hand: ['Anarchy'] },
    b: { battlefield: ['Glorious Anthem', 'Serra Angel', 'Grizzly Bears'] },
  })
  b.cast('Anarchy').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Grizzly Bears'])
  expect(b.in('graveyard', 'Savannah Lions', 'A')).toBe(true)
})

it('[Anarchy] spares Plains, which are colourless', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Anarchy'] }, b: { battlefield: ['Plains'] } })
  b.cast('Anarchy').resolve()
  expect(b.in('battlefield', 'Plains', 'B')).toBe(true)
})

it('[Anarchy] destroys a green-white enchantment', () => {
  const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Anarchy'] }, b: { battlefield: ['Sterling Grove'] } })
  b.cast('Anarchy').resolve()
  expect(b.in('graveyard', 'Sterling Grove', 'B')).toBe(true)
})

it('[Anarchy] destroys white tokens', () => {
  const b = board({
    a: { battlefield: ['4 Mountain'], hand: ['Anarchy'] },
    b: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] },
  })
  b.turnTo('B').cast('Raise the Alarm').resolve().turnTo('A').cast('Anarchy').resolve()
  expect(b.count('battlefield', 'Soldier Token')).toBe(0)
})
