import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Extract a Confession] with evidence takes a creature with the greatest power', () => {
  const b = board({
    a: { hand: ['Extract a Confession'], battlefield: ['2 Swamp'], graveyard: ['Serra Angel', 'Grizzly Bears'] },
    b: { battlefield: ['Memnite', 'Hill Giant'] },
  })
  b.yes('additionalCost').cast('Extract a Confession').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Memnite'])
})
