import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const enchanted = (graveyard: string[]) =>
  board({
    a: { battlefield: [{ card: "Kirtar's Desire", attachedTo: 'Hill Giant' }, 'Grizzly Bears'], graveyard },
    b: { battlefield: ['Hill Giant'] },
  })

it("[Kirtar's Desire] keeps the enchanted creature from attacking", () => {
  const b = enchanted([])
  b.to('main1', 4)
  expect(() => b.attack('Hill Giant')).toThrow()
})

it("[Kirtar's Desire] lets it block below threshold", () => {
  const b = enchanted(['6 Plains'])
  b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears').damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it("[Kirtar's Desire] with threshold keeps it from blocking", () => {
  const b = enchanted(['7 Plains'])
  b.attack('Grizzly Bears').to('declareBlockers')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
})

it("[Kirtar's Desire] counts the graveyard of its own controller", () => {
  const b = board({
    a: { battlefield: [{ card: "Kirtar's Desire", attachedTo: 'Hill Giant' }, 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant'], graveyard: ['7 Plains'] },
  })
  b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears').damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
