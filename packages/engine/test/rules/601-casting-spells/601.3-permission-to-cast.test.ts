import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 601.3, 113.6e, 604.6] Feast of Blood is cast only by who controls two Vampires', () => {
  const feast = (vampires: string[]) =>
    board({
      a: { hand: ['Feast of Blood'], battlefield: ['2 Swamp', ...vampires] },
      b: { battlefield: ['Hill Giant'] },
    })
  expect(feast(['Vampire Interloper']).can('cast', 'Feast of Blood')).toBe(false)
  expect(feast(['2 Vampire Interloper']).can('cast', 'Feast of Blood')).toBe(true)
})

it('[CR 601.3] Xantid Swarm attacking: the defending player can cast no spells this turn', () => {
  const b = board({
    a: { battlefield: ['Xantid Swarm'] },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
  })
  b.attack('Xantid Swarm').resolve()
  b.turnTo('B')
  expect(b.can('cast', 'Lightning Bolt')).toBe(false)
  b.to('upkeep', 4)
  expect(b.can('cast', 'Lightning Bolt')).toBe(true)
})
