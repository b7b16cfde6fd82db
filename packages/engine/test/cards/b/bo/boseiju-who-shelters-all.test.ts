import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boseiju, Who Shelters All] protects an instant or sorcery that its mana is spent on, and no creature', () => {
  const cast = (name: string): boolean => {
    const b = board({
      a: { hand: [name], battlefield: ['Boseiju, Who Shelters All', 'Forest', 'Island'] },
      b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
    })
    b.tapForMana('Boseiju, Who Shelters All').cast(name).pass()
    b.cast('Counterspell', { targets: [name] }).resolve()
    expect(b.life('A')).toBe(18)
    return b.in('stack', name)
  }
  expect([cast('Impulse'), cast('Grizzly Bears')]).toEqual([true, false])
})
