import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Repopulate] shuffles creature cards back', () => {
  const b = board({
    a: { hand: ['Repopulate'], battlefield: ['2 Forest'] },
    b: { graveyard: ['Memnite', 'Shock'], library: ['Forest'] },
  })
  b.cast('Repopulate', { targets: ['B'] }).resolve()
  expect([b.names('graveyard', 'B'), b.names('library', 'B').length]).toEqual([['Shock'], 2])
})
