import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Sevinne's Reclamation] is copied when it was cast from a graveyard", () => {
  const b = board({
    a: { battlefield: ['5 Plains'], graveyard: ["Sevinne's Reclamation", 'Memnite', 'Sol Ring'] },
  })
  b.cast("Sevinne's Reclamation", { method: 'flashback', targets: ['Memnite'] })
  b.yes().yes('newTargets').pick('target', 'Sol Ring').resolve().resolveAll()
  expect([b.in('battlefield', 'Memnite', 'A'), b.in('battlefield', 'Sol Ring', 'A')]).toEqual([true, true])
})
