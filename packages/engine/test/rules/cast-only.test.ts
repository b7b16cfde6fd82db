import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 506.7b] Panic is cast in combat before the declare blockers step, and at no other time', () => {
  const b = board({
    a: { hand: ['Panic'], battlefield: ['Mountain', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.can('cast', 'Panic')).toBe(false)
  b.to('beginCombat')
  expect(b.can('cast', 'Panic')).toBe(true)
  b.attack('Grizzly Bears')
  expect(b.can('cast', 'Panic')).toBe(true)
  b.block()
  expect(b.can('cast', 'Panic')).toBe(false)
})

it('[CR 601.3] Feast of Blood is cast only by who controls two Vampires', () => {
  const feast = (vampires: string[]) =>
    board({
      a: { hand: ['Feast of Blood'], battlefield: ['2 Swamp', ...vampires] },
      b: { battlefield: ['Hill Giant'] },
    })
  expect(feast(['Vampire Interloper']).can('cast', 'Feast of Blood')).toBe(false)
  expect(feast(['2 Vampire Interloper']).can('cast', 'Feast of Blood')).toBe(true)
})

it('[CR 508.1c] Blind-Spot Giant attacks only beside another Giant', () => {
  const giants = (others: string[]) => board({ a: { battlefield: ['Blind-Spot Giant', ...others] } })
  const canAttack = (others: string[]) => {
    const b = giants(others).to('declareAttackers')
    return (
      b.decision.shape === 'attack' && JSON.stringify(b.decision).includes(`"attacker":${b.id('Blind-Spot Giant')}`)
    )
  }
  expect(canAttack(['Grizzly Bears'])).toBe(false)
  expect(canAttack(['Hill Giant'])).toBe(true)
})
