import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Righteous Valkyrie] strengthens creatures with 7 life more than at the start', () => {
  const of = (life: number) => board({ a: { battlefield: ['Righteous Valkyrie'], life } }).pt('Righteous Valkyrie')
  expect([of(26), of(27)]).toEqual(['2/4', '4/6'])
})
