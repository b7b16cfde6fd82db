import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glorious Gale] tempts with the Ring only for a legendary spell', () => {
  const bearer = (name: string): boolean => {
    const b = board({
      a: { hand: [name], battlefield: ['4 Plains'] },
      b: { hand: ['Glorious Gale'], battlefield: ['2 Island', 'Grizzly Bears'] },
    })
    b.cast(name).pass()
    b.pick('target', name).cast('Glorious Gale').resolve()
    expect(b.in('graveyard', name, 'A')).toBe(true)
    return b.object('Grizzly Bears').marks?.['ringBearer'] !== undefined
  }
  expect([bearer('Isamaru, Hound of Konda'), bearer('Savannah Lions')]).toEqual([true, false])
})
