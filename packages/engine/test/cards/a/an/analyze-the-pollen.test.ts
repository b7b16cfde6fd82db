import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Analyze the Pollen] finds any land or creature card with evidence', () => {
  const b = board({
    a: {
      hand: ['Analyze the Pollen'],
      battlefield: ['Forest'],
      graveyard: ['Serra Angel', 'Hill Giant'],
      library: ['Memnite', 'Forest'],
    },
  })
  b.yes('additionalCost').cast('Analyze the Pollen').pick('chooseFound', 'Memnite').resolve()
  expect(b.in('hand', 'Memnite', 'A')).toBe(true)
})
