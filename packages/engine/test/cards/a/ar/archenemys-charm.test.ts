import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Archenemy's Charm] returns one or two cards", () => {
  const b = board({
    a: { hand: ["Archenemy's Charm"], battlefield: ['3 Swamp'], graveyard: ['Memnite', 'Hill Giant'] },
  })
  b.cast("Archenemy's Charm", { targets: ['Memnite,Hill Giant'] }).resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Hill Giant', 'Memnite'])
})
