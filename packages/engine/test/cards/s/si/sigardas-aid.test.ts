import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Sigarda's Aid] attaches an Equipment that enters", () => {
  const b = board({ a: { battlefield: ["Sigarda's Aid", 'Grizzly Bears', '2 Wastes'], hand: ['Bonesplitter'] } })
  b.yes().cast('Bonesplitter').resolve().resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/2')
})
