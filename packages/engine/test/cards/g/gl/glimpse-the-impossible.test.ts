import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glimpse the Impossible] makes an Eldrazi Spawn for each card you did not play', () => {
  const b = board({
    a: { hand: ['Glimpse the Impossible'], library: ['Forest', 'Memnite', 'Craw Wurm', 'Island'], mana: '{R}{R}{R}' },
  })
  b.cast('Glimpse the Impossible').resolve().cast('Memnite', { from: 'exile' }).resolve()
  b.to('cleanup')
  expect(b.names('graveyard', 'A').sort()).toEqual(['Craw Wurm', 'Forest', 'Glimpse the Impossible'])
  expect(b.count('battlefield', 'Eldrazi Spawn Token', 'A')).toBe(2)
})
