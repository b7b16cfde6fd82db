import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Alesha, Who Smiles at Death] returns a small creature card attacking', () => {
  const b = board({
    a: { battlefield: ['Alesha, Who Smiles at Death', '2 Plains'], graveyard: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.yes('payOrNot').attack('Alesha, Who Smiles at Death').resolve()
  b.damage()
  expect([b.life('B'), b.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([15, true])
})
