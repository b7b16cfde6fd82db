import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pacifism] keeps a creature from attacking and blocking', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', { card: 'Pacifism', attachedTo: 'Hill Giant' }] },
  })
  b.attack('Grizzly Bears')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
  b.damage()
  expect(() => b.to('declareAttackers', 4).attack('Hill Giant')).toThrow()
})

it('[Pacifism] enchants creatures only', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Sol Ring'], hand: ['Pacifism'] } })
  expect(b.can('cast', 'Pacifism')).toBe(false)
})

it('[Pacifism] keeps a creature from attacking', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', 'Grizzly Bears', { card: 'Pacifism', attachedTo: 'Hill Giant' }] },
  })
  b.to('declareAttackers')
  expect(() => b.attack('Hill Giant')).toThrow()
  b.attack('Grizzly Bears')
})

it('Pacifism: the creature can neither attack nor block', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', { card: 'Pacifism', attachedTo: 'Grizzly Bears' }] },
  })
  b.to('declareAttackers')
  expect(b.decision.shape).not.toBe('attack')
})
