import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Singularity Rupture] destroys all creatures and mills half the libraries of the players', () => {
  const b = board({
    a: { hand: ['Singularity Rupture'], battlefield: ['3 Island', '3 Swamp', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'], library: ['9 Wastes'] },
  })
  b.cast('Singularity Rupture', { targets: ['B'] }).resolve()
  expect([b.names('graveyard', 'B').length, b.in('graveyard', 'Grizzly Bears')]).toEqual([5, true])
})
