import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

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
