import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Rebel Salvo] kills an indestructible creature', () => {
  const b = board({ a: { hand: ['Rebel Salvo'], battlefield: ['3 Mountain'] }, b: { battlefield: ['Darksteel Myr'] } })
  b.cast('Rebel Salvo', { targets: ['Darksteel Myr'] }).resolve()
  expect(b.in('graveyard', 'Darksteel Myr', 'B')).toBe(true)
})

it('[Rebel Salvo] costs {1} less for each Equipment', () => {
  const canCast = (...equipment: string[]) =>
    board({
      a: { hand: ['Rebel Salvo'], battlefield: ['Mountain', ...equipment] },
      b: { battlefield: ['Memnite'] },
    }).can('cast', 'Rebel Salvo')
  expect([canCast('Bonesplitter'), canCast('Bonesplitter', 'Short Sword')]).toEqual([false, true])
})
