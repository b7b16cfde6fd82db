import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brokkos, Apex of Forever] can be cast from the graveyard only by its mutate ability', () => {
  const b = board({
    a: { graveyard: ['Brokkos, Apex of Forever'], battlefield: ['5 Forest', '2 Island', '2 Swamp', 'Grizzly Bears'] },
  })
  const casts = b.legal().filter((action) => action.kind === 'cast')
  expect(casts).toHaveLength(1)
  b.no().cast('Brokkos, Apex of Forever', { method: 'alternative', from: 'graveyard' }).resolve()
  expect(b.pt('Brokkos, Apex of Forever')).toBe('6/6')
})
