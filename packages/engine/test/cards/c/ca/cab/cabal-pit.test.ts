import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

const seven = ['7 Duress']

it('[Cabal Pit] adds {B} and deals 1 damage to its controller', () => {
  const b = board({ a: { battlefield: ['Cabal Pit'] } })
  b.tapForMana('Cabal Pit')
  expect([b.pool('A'), b.life('A')]).toEqual(['{B}', 19])
})

it('[Cabal Pit] gives -2/-2 for {B} and itself with seven cards in the graveyard', () => {
  const b = board({
    a: { battlefield: ['Cabal Pit', 'Swamp'], graveyard: seven },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.activate('Cabal Pit', { targets: ['Hill Giant'] })
  expect(b.in('graveyard', 'Cabal Pit', 'A')).toBe(true)
  b.resolve()
  expect(b.pt('Hill Giant')).toBe('1/1')
})

it('[Cabal Pit] cannot be used so with six cards in the graveyard', () => {
  const b = board({
    a: { battlefield: ['Cabal Pit', 'Swamp'], graveyard: ['6 Duress'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  expect(b.can('activate', 'Cabal Pit')).toBe(false)
})
