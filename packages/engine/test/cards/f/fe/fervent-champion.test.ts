import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fervent Champion] gives another attacking Knight +1/+0', () => {
  const b = board({ a: { battlefield: ['Fervent Champion', 'White Knight'] } })
  b.to('declareAttackers').attack('Fervent Champion', 'White Knight').resolve()
  expect([b.pt('White Knight'), b.pt('Fervent Champion')]).toEqual(['3/2', '1/1'])
})

it('[Fervent Champion] has no target among Knights that stay at home', () => {
  const b = board({ a: { battlefield: ['Fervent Champion', 'White Knight'] } })
  b.to('declareAttackers').attack('Fervent Champion')
  expect([b.game.state.stack.length, b.pt('White Knight')]).toEqual([0, '2/2'])
})

it('[CR 601.2f] [Fervent Champion] is equipped for {3} less, and without the mana for others only it can be', () => {
  const b = board({
    a: { battlefield: ['Fervent Champion', 'Hill Giant', 'Vulshok Morningstar', 'Loxodon Warhammer'] },
  })
  expect(b.can('activate', 'Loxodon Warhammer')).toBe(true)
  b.activate('Loxodon Warhammer').resolve()
  expect([b.pt('Fervent Champion'), b.pt('Hill Giant')]).toEqual(['4/1', '3/3'])
})

it('[Fervent Champion] costs as much as printed to equip something else', () => {
  const b = board({ a: { battlefield: ['Fervent Champion', 'Hill Giant', 'Loxodon Warhammer'], mana: '{C}{C}{C}' } })
  b.activate('Loxodon Warhammer', { targets: ['Hill Giant'] }).resolve()
  expect([b.pt('Hill Giant'), b.pool('A')]).toEqual(['6/3', ''])
  const free = board({ a: { battlefield: ['Fervent Champion', 'Hill Giant', 'Loxodon Warhammer'], mana: '{C}{C}{C}' } })
  free.activate('Loxodon Warhammer', { targets: ['Fervent Champion'] }).resolve()
  expect([free.pt('Fervent Champion'), free.pool('A')]).toEqual(['4/1', '{C}{C}{C}'])
})

it('[Fervent Champion] does not make it cheaper for another player to equip', () => {
  const b = board({
    a: { battlefield: ['Fervent Champion'] },
    b: { battlefield: ['Hill Giant', 'Loxodon Warhammer'] },
    active: 1,
  })
  expect(b.can('activate', 'Loxodon Warhammer')).toBe(false)
})
