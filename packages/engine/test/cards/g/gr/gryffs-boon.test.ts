import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Gryff's Boon] returns from the graveyard attached", () => {
  const b = board({ a: { graveyard: ["Gryff's Boon"], battlefield: ['4 Plains', 'Grizzly Bears'] } })
  b.activate("Gryff's Boon", { zone: 'graveyard', targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/2')
})
