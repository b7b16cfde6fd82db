import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Battle of Bywater] destroys the strong creatures and makes Food for those of yours that are left', () => {
  const b = board({
    a: { hand: ['The Battle of Bywater'], battlefield: ['3 Plains', '2 Grizzly Bears', 'Hill Giant'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('The Battle of Bywater').resolve()
  expect([
    b.in('graveyard', 'Hill Giant'),
    b.in('graveyard', 'Serra Angel'),
    b.count('battlefield', 'Food Token'),
  ]).toEqual([true, true, 2])
})
