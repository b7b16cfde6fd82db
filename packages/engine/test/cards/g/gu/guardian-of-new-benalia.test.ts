import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 702.154a] [Guardian of New Benalia] enlists a creature that does not attack, and adds its power', () => {
  const b = board({ a: { battlefield: ['Guardian of New Benalia', 'Hill Giant'] } })
  b.pick('costObjects', 'Hill Giant').attack('Guardian of New Benalia').resolveAll()
  expect([b.object('Hill Giant').tapped, b.pt('Guardian of New Benalia')]).toEqual([true, '5/2'])
})

it('[CR 702.154a] [Guardian of New Benalia] cannot enlist a creature with summoning sickness', () => {
  const b = board({ a: { battlefield: ['Guardian of New Benalia', { card: 'Hill Giant', sick: true }] } })
  b.attack('Guardian of New Benalia')
  expect(b.damage().life('B')).toBe(18)
})

it('[Guardian of New Benalia] becomes indestructible and tapped for a discarded card', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Guardian of New Benalia'] } })
  b.activate('Guardian of New Benalia').resolve()
  expect([b.has('Guardian of New Benalia', 'indestructible'), b.object('Guardian of New Benalia').tapped]).toEqual([
    true,
    true,
  ])
})
