import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soul Warden] gains 1 life whenever another creature enters, of any player', () => {
  const b = board({ a: { battlefield: ['Soul Warden'] }, b: { battlefield: ['2 Plains'], hand: ['Raise the Alarm'] } })
  b.turnTo('B').cast('Raise the Alarm').resolveAll()
  expect(b.life('A')).toBe(22)
})

it('[Soul Warden] does not count itself', () => {
  const b = board({ a: { battlefield: ['Plains'], hand: ['Soul Warden'] } })
  b.cast('Soul Warden').resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Soul Warden] gains nothing for a land, an enchantment, or a creature that leaves', () => {
  const b = board({
    a: { battlefield: ['Soul Warden', 'Island', 'Grizzly Bears'], hand: ['Forest', 'Exploration', 'Unsummon'] },
  })
  b.play('Forest').cast('Exploration').resolveAll()
  b.cast('Unsummon', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.life('A')).toBe(20)
})
