import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pine Walker] untaps a creature of yours that is turned face up', () => {
  const b = board({ a: { battlefield: ['Pine Walker', '7 Plains'], hand: ['Exalted Angel'] } })
  b.cast('Exalted Angel', { method: 'morph' }).resolve()
  const angel = b.game.state.battlefield.at(-1)!
  b.game.state.objects[angel] = { ...b.game.state.objects[angel]!, tapped: true }
  b.act({ kind: 'turnFaceUp', object: angel }).resolve()
  expect(b.object('Exalted Angel').tapped).toBe(false)
})

it('[Pine Walker] untaps itself when it is turned face up', () => {
  const b = board({ a: { battlefield: ['8 Forest'], hand: ['Pine Walker'] } })
  b.cast('Pine Walker', { method: 'morph' }).resolve()
  const walker = b.game.state.battlefield.at(-1)!
  b.game.state.objects[walker] = { ...b.game.state.objects[walker]!, tapped: true }
  b.act({ kind: 'turnFaceUp', object: walker }).resolve()
  expect(b.object('Pine Walker').tapped).toBe(false)
  expect(b.pt('Pine Walker')).toBe('5/5')
})

it('[Pine Walker] costs {4}{G} to turn face up', () => {
  const b = board({ a: { battlefield: ['7 Forest'], hand: ['Pine Walker'] } })
  b.cast('Pine Walker', { method: 'morph' }).resolve()
  expect(b.legal().some((action) => action.kind === 'turnFaceUp')).toBe(false)
})
