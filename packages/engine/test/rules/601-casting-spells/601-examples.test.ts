import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 601.2c example 1] one instance of "target" takes no creature twice, two instances may take the same permanent', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Lead Astray'] }, b: { battlefield: ['Hill Giant'] } })
  expect(() => b.cast('Lead Astray', { targets: ['Hill Giant,Hill Giant'] })).toThrow()
  const twice = board({
    a: { battlefield: ['Mountain', 'Forest'], hand: ['Hull Breach'] },
    b: { battlefield: ['Memnite', 'Ornithopter', 'Enchanted Evening'] },
  })
  twice
    .option('mode', 'mode 3')
    .cast('Hull Breach', { targets: ['Memnite', 'Memnite'] })
    .resolve()
  expect([twice.in('graveyard', 'Memnite'), twice.in('graveyard', 'Ornithopter')]).toEqual([true, false])
})

it("[CR 601.2h example 1] Altar's Reap costs {1} less although Goblin Electromancer is sacrificed for it", () => {
  const b = board({ a: { battlefield: ['Swamp', 'Goblin Electromancer'], hand: ["Altar's Reap"] } })
  b.cast("Altar's Reap").resolve()
  expect([b.in('graveyard', 'Goblin Electromancer'), b.names('hand', 'A').length]).toEqual([true, 2])
})

it("[CR 601.3b example 1] Sigarda's Aid lets a creature card with bestow be cast bestowed as though it had flash", () => {
  const offered = (...more: string[]) =>
    board({
      active: 1,
      a: { battlefield: ['5 Swamp', 'Grizzly Bears', ...more], hand: ['Nyxborn Eidolon'] },
    })
      .turnTo('A')
      .legal()
      .flatMap((action) => (action.kind === 'cast' ? [action.method] : []))
  expect(offered()).toEqual([])
  expect(offered("Sigarda's Aid")).toEqual([expect.stringMatching(/^alternative/)])
})

describe('casting from the top of the library', () => {
  const faces = (battlefield: readonly string[], top: string) =>
    board({ a: { battlefield: [...battlefield, '8 Plains'], library: [top, '3 Wastes'] } })
      .legal()
      .flatMap((action) => (action.kind === 'cast' ? [`${action.face} ${action.method}`] : []))

  it("[CR 601.3e example 1] Garruk's Horde allows Zoetic Cavern to be cast face down, as a creature spell", () => {
    expect(faces(["Garruk's Horde"], 'Zoetic Cavern')).toEqual(['0 morph'])
    expect(faces(["Garruk's Horde"], 'Divination')).toEqual([])
  })

  it("[CR 601.3e example 2] permission for instants is one for Chop Down only, Garruk's Horde one for Giant Killer only", () => {
    const victim = 'Craw Wurm'
    expect(faces(['Precognition Field', victim], 'Giant Killer')).toEqual(['1 normal'])
    expect(faces(["Garruk's Horde", victim], 'Giant Killer')).toEqual(['0 normal'])
  })
})

it('[CR 601.4 example 1] modes may depend on a kicker that is chosen only afterwards', () => {
  const b = board({
    a: { battlefield: ['7 Swamp'], hand: ['Inscription of Ruin'], graveyard: ['Grizzly Bears'] },
    b: { battlefield: ['Gray Ogre'], hand: ['2 Island'] },
  })
  b.yes('kicker').reply('mode', [0, 1, 2])
  b.cast('Inscription of Ruin', { targets: ['B', 'Grizzly Bears', 'Gray Ogre'] }).resolve()
  expect([b.names('hand', 'B'), b.in('battlefield', 'Grizzly Bears'), b.in('graveyard', 'Gray Ogre')]).toEqual([
    [],
    true,
    true,
  ])
})

it('[CR 602.1a example 1] the activation cost {2}, {T} takes two mana of any type and taps the permanent', () => {
  const b = board({ a: { battlefield: ['Fountain of Youth', 'Swamp', 'Island'] } })
  b.activate('Fountain of Youth').resolve()
  expect([b.life('A'), b.object('Swamp').tapped, b.object('Island').tapped]).toEqual([21, true, true])
  expect(b.can('activate', 'Fountain of Youth')).toBe(false)
})
