import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

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

it('[Ninja of the Deep Hours] swaps with an unblocked attacker and draws', () => {
  const b = board({ a: { battlefield: ['Savannah Lions', '2 Island'], hand: ['Ninja of the Deep Hours'] } })
  b.attack('Savannah Lions').to('declareBlockers').activate('Ninja of the Deep Hours', { zone: 'hand' }).resolve()
  expect(b.in('hand', 'Savannah Lions', 'A')).toBe(true)
  expect(b.object('Ninja of the Deep Hours').tapped).toBe(true)
  b.damage()
  expect(b.life('B')).toBe(18)
  expect(b.in('hand', 'Wastes', 'A')).toBe(true)
})

it('[Ninja of the Deep Hours] costs {1}{U} and an unblocked attacker', () => {
  const poor = board({ a: { battlefield: ['Savannah Lions', 'Island'], hand: ['Ninja of the Deep Hours'] } })
  poor.attack('Savannah Lions').to('declareBlockers')
  expect(poor.can('activate', 'Ninja of the Deep Hours')).toBe(false)
  const blocked = board({
    a: { battlefield: ['Savannah Lions', '2 Island'], hand: ['Ninja of the Deep Hours'] },
    b: { battlefield: ['Wall of Stone'] },
  })
  blocked.attack('Savannah Lions').block('Wall of Stone>Savannah Lions')
  expect(blocked.can('activate', 'Ninja of the Deep Hours')).toBe(false)
})

it('[Ninja of the Deep Hours] may draw one card for combat damage to a player', () => {
  const b = board({ a: { battlefield: ['Ninja of the Deep Hours'] } })
  b.reply('yesNo', [1], 'A').attack('Ninja of the Deep Hours').damage()
  expect(b.names('hand', 'A')).toEqual([])
  b.to('declareAttackers', 5).attack('Ninja of the Deep Hours').damage()
  expect(b.count('hand', 'Wastes', 'A')).toBe(2)
})

it('[Ninja of the Deep Hours] draws nothing for damage to a creature', () => {
  const b = board({ a: { battlefield: ['Ninja of the Deep Hours'] }, b: { battlefield: ['Wall of Stone'] } })
  b.attack('Ninja of the Deep Hours').block('Wall of Stone>Ninja of the Deep Hours').damage()
  expect(b.names('hand', 'A')).toEqual([])
})
