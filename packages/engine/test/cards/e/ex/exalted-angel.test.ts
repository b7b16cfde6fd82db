import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Exalted Angel] is cast face down as a 2/2 for {3} and turned up for its morph cost', () => {
  const b = board({ a: { battlefield: ['7 Plains'], hand: ['Exalted Angel'] } })
  const id = b.id('Exalted Angel')
  b.cast('Exalted Angel', { method: 'morph' }).resolve()
  const [angel] = b.game.state.battlefield.slice(-1)
  expect(b.game.state.objects[angel!]!.faceDown).toBe(true)
  expect(id).not.toBe(angel)
  b.act({ kind: 'turnFaceUp', object: angel! })
  expect(b.pt('Exalted Angel')).toBe('4/5')
})

it('[Exalted Angel] gains its controller the damage it deals', () => {
  const b = board({ a: { battlefield: ['Exalted Angel'] } })
  b.attack('Exalted Angel').damage()
  expect([b.life('A'), b.life('B')]).toEqual([24, 16])
})

it('[Exalted Angel] costs {2}{W}{W} to turn face up, and flies', () => {
  const b = board({ a: { battlefield: ['6 Plains'], hand: ['Exalted Angel'] } })
  b.cast('Exalted Angel', { method: 'morph' }).resolve()
  expect(b.legal().some((action) => action.kind === 'turnFaceUp')).toBe(false)
  expect(board({ a: { battlefield: ['Exalted Angel'] } }).has('Exalted Angel', 'flying')).toBe(true)
})
