import { expect, it } from 'vitest'
import { characteristics } from '../../src/continuous/read.ts'
import { board } from '../support/board.ts'

it('[S1.3] what a fork takes over from its parent ends with the effect: without Goblin King a Goblin is small there, and only there', () => {
  const b = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Goblin King', 'Mogg Fanatic', 'Mountain'] } })
  const fanatic = b.id('Mogg Fanatic')
  expect(b.pt('Mogg Fanatic')).toBe('2/2')
  const fork = b.game.fork()
  expect(characteristics(fork, fanatic)).toBe(characteristics(b.game, fanatic))
  b.cast('Lightning Bolt', { targets: ['Goblin King'] }).resolve()
  expect(b.pt('Mogg Fanatic')).toBe('1/1')
  expect(characteristics(fork, fanatic).power).toBe(2)
})

it('[S4.1] an action that was found legal and then changed is judged again', () => {
  const b = board({ a: { hand: ['Shock', 'Grizzly Bears'], battlefield: ['Mountain'] } })
  const action = { kind: 'cast' as const, object: b.id('Shock'), face: 0, method: 'normal' }
  expect(b.game.refusal(0, action)).toBeNull()
  action.object = b.id('Grizzly Bears')
  expect(b.game.submit(0, action)).toMatchObject({ ok: false })
})

it('[S6.4] a payment found when it was asked about is not paid with a land that has been tapped since', () => {
  const b = board({ a: { hand: ['Shock', 'Lightning Bolt'], battlefield: ['Mountain', 'Forest', 'Karplusan Forest'] } })
  const action = { kind: 'cast' as const, object: b.id('Shock'), face: 0, method: 'normal' }
  expect(b.refusal(action)).toBeNull()
  b.tapForMana('Mountain')
  b.cast('Lightning Bolt', { targets: ['B'] })
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect([b.life('B'), b.life('A'), b.object('Karplusan Forest').tapped]).toEqual([15, 19, true])
})

it('[CR 603.2] a trigger that came while other abilities stayed the same is seen, and not seen once it is gone', () => {
  const b = board({
    a: {
      hand: ["Enchantress's Presence", 'Wild Growth', 'Exploration', 'Naturalize'],
      battlefield: ['8 Forest'],
      library: ['3 Forest'],
    },
  })
  b.cast("Enchantress's Presence").resolveAll()
  b.cast('Wild Growth', { targets: ['Forest'] }).resolveAll()
  expect(b.names('library', 'A')).toHaveLength(2)
  b.cast('Naturalize', { targets: ["Enchantress's Presence"] }).resolveAll()
  b.cast('Exploration').resolveAll()
  expect(b.names('library', 'A')).toHaveLength(2)
})

it('[CR 614.12] what enters beside a Parallax Wave has no fade counters, and an Aura enters on its target', () => {
  const b = board({ a: { hand: ['Wild Growth', 'Grizzly Bears'], battlefield: ['Parallax Wave', '3 Forest'] } })
  b.cast('Wild Growth', { targets: ['Forest'] }).resolveAll()
  b.cast('Grizzly Bears').resolveAll()
  expect(b.counters('Grizzly Bears', 'fade')).toBe(0)
  expect(b.object('Wild Growth').attachedTo).toBe(b.id('Forest'))
})
