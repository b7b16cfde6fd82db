import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flow State] takes two cards with an instant and a sorcery in the graveyard, one otherwise', () => {
  const of = (graveyard: string[]) =>
    board({
      a: {
        battlefield: ['2 Island'],
        hand: ['Flow State'],
        graveyard,
        library: ['Shock', 'Memnite', 'Forest', 'Plains'],
      },
    })
  const two = of(['Shock', 'Divination']).cast('Flow State').resolve()
  expect([two.names('hand', 'A').length, two.names('library', 'A')[0], two.names('library', 'A').length]).toEqual([
    2,
    'Plains',
    2,
  ])
  expect(of(['Shock']).cast('Flow State').resolve().names('hand', 'A').length).toBe(1)
})
