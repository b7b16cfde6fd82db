import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Earth's Mightiest Heroes] puts one creature onto the battlefield, or with teamwork any number", () => {
  const library = ['Hill Giant', 'Shock', 'Grizzly Bears', '6 Wastes']
  const b = board({ a: { hand: ["Earth's Mightiest Heroes"], battlefield: ['6 Forest', 'Wurmcoil Engine'], library } })
  b.yes('additionalCost')
    .yes('kicker')
    .pick('costObjects', 'Wurmcoil Engine')
    .pick('choose', 'Hill Giant', 'Grizzly Bears')
  b.cast("Earth's Mightiest Heroes").resolve()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([true, true])
  expect([b.in('graveyard', 'Shock', 'A'), b.names('library', 'A').length]).toEqual([true, 1])
})
