import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fallaji Archaeologist] takes a noncreature, nonland card or grows', () => {
  const of = (library: string[]) =>
    board({ a: { hand: ['Fallaji Archaeologist'], battlefield: ['2 Island'], library } })
  expect(
    of(['Shock', 'Memnite', 'Forest']).yes().cast('Fallaji Archaeologist').resolveAll().names('hand', 'A'),
  ).toEqual(['Shock'])
  expect(
    of(['Shock', 'Memnite', 'Forest']).no().cast('Fallaji Archaeologist').resolveAll().pt('Fallaji Archaeologist'),
  ).toBe('1/4')
})
