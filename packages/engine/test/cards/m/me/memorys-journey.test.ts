import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Memory's Journey] shuffles cards of that player's graveyard into their library", () => {
  const b = board({
    a: { hand: ["Memory's Journey"], battlefield: ['2 Island'] },
    b: { graveyard: ['Shock', 'Memnite', 'Sol Ring', 'Divination'], library: ['Forest'] },
  })
  b.cast("Memory's Journey", { targets: ['B', 'Shock,Memnite,Sol Ring'] }).resolve()
  expect([b.names('graveyard', 'B'), b.names('library', 'B').length]).toEqual([['Divination'], 4])
})
