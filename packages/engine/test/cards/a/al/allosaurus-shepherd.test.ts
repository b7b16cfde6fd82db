import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Allosaurus Shepherd] protects green spells of its controller, and no others', () => {
  const cast = (name: string): boolean => {
    const b = board({
      a: { hand: [name], battlefield: ['Allosaurus Shepherd', 'Forest', 'Plains'] },
      b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
    })
    b.cast(name).pass()
    b.cast('Counterspell', { targets: [name] }).resolveAll()
    return b.in('battlefield', name)
  }
  expect([cast('Llanowar Elves'), cast('Savannah Lions')]).toEqual([true, false])
})

it('[Allosaurus Shepherd] makes your Elves 5/5 Dinosaurs until end of turn', () => {
  const b = board({ a: { battlefield: ['Allosaurus Shepherd', '6 Forest', 'Llanowar Elves', 'Grizzly Bears'] } })
  b.activate('Allosaurus Shepherd').resolve()
  expect([b.pt('Llanowar Elves'), b.pt('Allosaurus Shepherd'), b.pt('Grizzly Bears')]).toEqual(['5/5', '5/5', '2/2'])
  expect(b.c('Llanowar Elves').subtypes).toEqual(['Elf', 'Druid', 'Dinosaur'])
})
