import { expect, it } from 'vitest'
import { characteristics } from '../../../../src/continuous/read.ts'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

const faceDown = () => {
  const b = board({
    a: { battlefield: ['5 Forest'], hand: ['Nantuko Vigilante'] },
    b: { battlefield: ['Sol Ring', 'Exploration', 'Grizzly Bears'] },
  })
  b.cast('Nantuko Vigilante', { method: 'morph' }).resolve()
  return { b, vigilante: b.game.state.battlefield.at(-1)! }
}

it('[Nantuko Vigilante] turned face up destroys target artifact or enchantment', () => {
  const { b, vigilante } = faceDown()
  const seen = offers(b, 'target', 'Sol Ring')
  b.act({ kind: 'turnFaceUp', object: vigilante })
  expect(seen).toEqual(['Sol Ring', 'Exploration'])
  expect(b.pt('Nantuko Vigilante')).toBe('3/2')
  b.resolve()
  expect(b.in('graveyard', 'Sol Ring', 'B')).toBe(true)
})

it('[Nantuko Vigilante] face down is a 2/2 without a name', () => {
  const { b, vigilante } = faceDown()
  const { name, power, toughness } = characteristics(b.game, vigilante)
  expect([name, power, toughness]).toEqual(['', 2, 2])
})

it('[Nantuko Vigilante] cast face up destroys nothing', () => {
  const b = board({ a: { battlefield: ['4 Forest'], hand: ['Nantuko Vigilante'] }, b: { battlefield: ['Sol Ring'] } })
  b.cast('Nantuko Vigilante').resolve()
  expect(b.game.state.stack).toEqual([])
  expect(b.in('battlefield', 'Sol Ring', 'B')).toBe(true)
})
