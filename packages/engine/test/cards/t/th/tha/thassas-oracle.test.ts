import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Thassa's Oracle] wins if devotion to blue is at least the size of the library", () => {
  const of = (library: string[]) => board({ a: { battlefield: ['2 Island'], hand: ["Thassa's Oracle"], library } })
  expect(of(['2 Forest']).cast("Thassa's Oracle").resolveAll().winner).toBe('A')
  expect(of(['3 Forest']).cast("Thassa's Oracle").resolveAll().winner).toBe(null)
})

it("[Thassa's Oracle] keeps up to one of the cards on top and puts the rest on the bottom", () => {
  const b = board({
    a: { battlefield: ['2 Island'], hand: ["Thassa's Oracle"], library: ['Shock', 'Memnite', 'Forest', 'Plains'] },
  })
  b.pick('choose', 'Memnite').cast("Thassa's Oracle").resolveAll()
  expect(b.names('library', 'A')).toEqual(['Memnite', 'Forest', 'Plains', 'Shock'])
})
