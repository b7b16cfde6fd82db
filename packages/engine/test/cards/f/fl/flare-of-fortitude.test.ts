import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flare of Fortitude] keeps your life total as it is, and your permanents', () => {
  const b = board({
    a: { hand: ['Flare of Fortitude'], battlefield: ['Savannah Lions', 'Soul Warden', 'Hill Giant'] },
    b: { hand: ['Lava Spike', 'Day of Judgment'], mana: '{R}{W}{W}{W}{W}' },
    active: 1,
  })
  b.turnTo('A').pick('sacrifice', 'Savannah Lions').cast('Flare of Fortitude', { method: 'alternative' }).resolve()
  b.turnTo('B')
    .cast('Lava Spike', { targets: ['A'] })
    .resolve()
  expect(b.life('A')).toBe(20)
  b.turnTo('B').cast('Day of Judgment').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})

it('[Flare of Fortitude] [CR 119.4] life cannot be paid or gained meanwhile', () => {
  const b = board({
    a: { hand: ['Flare of Fortitude', 'Healing Salve'], battlefield: ['Polluted Delta'], mana: '{W}{W}{W}{W}{W}' },
  })
  b.cast('Flare of Fortitude').resolve()
  expect(b.can('activate', 'Polluted Delta')).toBe(false)
  b.reply('mode', [0])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  expect(b.life('A')).toBe(20)
})
