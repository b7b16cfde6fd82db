import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spoils of the Vault] loses 1 life for each card exiled', () => {
  const b = board({
    a: { hand: ['Spoils of the Vault'], battlefield: ['Swamp'], library: ['2 Forest', 'Memnite', 'Island'] },
  })
  b.cast('Spoils of the Vault').reply('chooseName', 'Memnite').resolve()
  expect([b.names('hand', 'A'), b.life('A'), b.count('exile', 'Forest')]).toEqual([['Memnite'], 18, 2])
})
