import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Leyline of Hope] gives +2/+2 with 7 life more than at the start', () => {
  const size = (life: number) =>
    board({ a: { battlefield: ['Leyline of Hope', 'Grizzly Bears'], life } }).pt('Grizzly Bears')
  expect([size(26), size(27)]).toEqual(['2/2', '4/4'])
})
