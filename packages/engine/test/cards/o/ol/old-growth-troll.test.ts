import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const MURDER = { hand: ['Murder'], battlefield: ['Old-Growth Troll', '3 Swamp', 'Forest', 'Soul Warden'] }

const murdered = (position = {}) =>
  board({ a: MURDER, ...position })
    .cast('Murder', { targets: ['Old-Growth Troll'] })
    .resolveAll()

it('[Old-Growth Troll] [CR 303.4f] returns as an Aura that is no creature, attached to a Forest you control', () => {
  const b = murdered({ b: { battlefield: ['Forest'] } })
  const troll = b.c('Old-Growth Troll')
  expect([troll.types & 4, [...troll.subtypes]]).toEqual([0, ['Aura']])
  expect(b.object('Old-Growth Troll').attachedTo).toBe(b.id('Forest'))
  expect(b.life('A')).toBe(20)
})

it('[Old-Growth Troll] [CR 303.4g] stays in the graveyard if you control no Forest', () => {
  const b = board({
    a: { hand: ['Murder'], battlefield: ['Old-Growth Troll', '3 Swamp'] },
    b: { battlefield: ['Forest'] },
  })
  b.cast('Murder', { targets: ['Old-Growth Troll'] }).resolveAll()
  expect(b.in('graveyard', 'Old-Growth Troll', 'A')).toBe(true)
})

it('[Old-Growth Troll] lets the enchanted Forest add {G}{G}', () => {
  const b = murdered()
  b.tapForMana('Forest', 1)
  expect(b.pool('A')).toBe('{G}{G}')
})

it('[Old-Growth Troll] makes a tapped 4/4 of the enchanted Forest, and does not return once the Forest is gone', () => {
  const b = board({ a: { ...MURDER, battlefield: [...MURDER.battlefield, 'Plains'] } })
  b.cast('Murder', { targets: ['Old-Growth Troll'] }).resolveAll()
  b.activate('Forest').resolveAll()
  expect([
    b.pt('Troll Warrior Token'),
    b.has('Troll Warrior Token', 'trample'),
    b.object('Troll Warrior Token').tapped,
  ]).toEqual(['4/4', true, true])
  expect([b.in('graveyard', 'Forest', 'A'), b.in('graveyard', 'Old-Growth Troll', 'A')]).toEqual([true, true])
})

it('[Old-Growth Troll] keeps its ability as an Aura, but does not return because it was no creature', () => {
  const b = murdered({ b: { hand: ['Disenchant'], battlefield: ['2 Plains'] } })
  b.pass()
  b.cast('Disenchant', { targets: ['Old-Growth Troll'] }).resolveAll()
  expect(b.in('graveyard', 'Old-Growth Troll', 'A')).toBe(true)
})

it('[Old-Growth Troll] [CR 110.2a] returns under the control of whoever controlled it as it died', () => {
  const b = board({
    a: { hand: ['Murder', 'Act of Treason'], battlefield: ['6 Swamp', '3 Mountain', 'Forest'] },
    b: { battlefield: ['Old-Growth Troll', 'Forest'] },
  })
  b.cast('Act of Treason', { targets: ['Old-Growth Troll'] }).resolveAll()
  b.cast('Murder', { targets: ['Old-Growth Troll'] }).resolveAll()
  expect(b.c('Old-Growth Troll').controller).toBe(0)
  expect(b.object('Old-Growth Troll').attachedTo).toBe(b.id('Forest#1'))
})
