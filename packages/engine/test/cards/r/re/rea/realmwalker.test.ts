import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Realmwalker] casts creatures of the chosen type from the top of the library', () => {
  const b = board({
    a: { hand: ['Realmwalker'], battlefield: ['5 Forest'], library: ['Elvish Visionary', '4 Wastes'] },
  })
  b.option('chooseType', 'Elf').cast('Realmwalker').resolve()
  b.act(b.legal().find((action) => action.kind === 'cast')!).resolve()
  expect(b.in('battlefield', 'Elvish Visionary', 'A')).toBe(true)
})
