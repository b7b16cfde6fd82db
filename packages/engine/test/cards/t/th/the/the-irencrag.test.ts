import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Irencrag] may become an Equipment that gives +3/+3', () => {
  const b = board({ a: { hand: ['Isamaru, Hound of Konda'], battlefield: ['The Irencrag', 'Plains', '3 Wastes'] } })
  b.yes().cast('Isamaru, Hound of Konda').resolve().resolve()
  expect(b.c("Everflame, Heroes' Legacy").subtypes).toContain('Equipment')
  b.activate("Everflame, Heroes' Legacy", { targets: ['Isamaru, Hound of Konda'] }).resolve()
  expect(b.pt('Isamaru, Hound of Konda')).toBe('5/5')
  expect(() => b.tapForMana("Everflame, Heroes' Legacy")).toThrow()
})
