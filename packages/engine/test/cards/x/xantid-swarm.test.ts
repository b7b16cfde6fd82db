import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[Xantid Swarm] attacking keeps the defending player from casting spells this turn', () => {
  const b = board({ a: { battlefield: ['Xantid Swarm'] }, b: { battlefield: ['Mountain'], hand: ['Shock'] } })
  b.attack('Xantid Swarm').resolve().turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(false)
})

it('[Xantid Swarm] can be answered while its trigger is on the stack', () => {
  const b = board({ a: { battlefield: ['Xantid Swarm'] }, b: { battlefield: ['Mountain'], hand: ['Shock'] } })
  b.attack('Xantid Swarm').turnTo('B')
  expect(b.can('cast', 'Shock')).toBe(true)
})

it('[Xantid Swarm] leaves its controller free to cast', () => {
  const b = board({ a: { battlefield: ['Xantid Swarm', 'Mountain'], hand: ['Shock'] } })
  b.attack('Xantid Swarm').resolve().turnTo('A')
  expect(b.can('cast', 'Shock')).toBe(true)
})

it('[Xantid Swarm] does not stop activated abilities', () => {
  const b = board({ a: { battlefield: ['Xantid Swarm'] }, b: { battlefield: ['Mogg Fanatic'] } })
  b.attack('Xantid Swarm').resolve().turnTo('B')
  expect(b.can('activate', 'Mogg Fanatic')).toBe(true)
})

it('[Xantid Swarm] binds for the turn, though it dies, and not for the next', () => {
  const b = board({
    a: { battlefield: ['Xantid Swarm', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
  })
  b.attack('Xantid Swarm')
    .resolve()
    .turnTo('A')
    .cast('Shock', { targets: ['Xantid Swarm'] })
    .resolve()
  b.to('main2').turnTo('B')
  expect(b.can('cast', 'Lightning Bolt')).toBe(false)
  b.to('upkeep', 4)
  expect(b.can('cast', 'Lightning Bolt')).toBe(true)
})

it('[Xantid Swarm] flies', () => {
  const b = board({ a: { battlefield: ['Xantid Swarm'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Xantid Swarm')
  expect(() => b.block('Hill Giant>Xantid Swarm')).toThrow()
})
