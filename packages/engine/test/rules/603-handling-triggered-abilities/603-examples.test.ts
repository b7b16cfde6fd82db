import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 603.2c example 1] Dingus Egg triggers once for each land that Armageddon destroys', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Dingus Egg'], hand: ['Armageddon'] },
    b: { battlefield: ['3 Island'] },
  })
  b.cast('Armageddon').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([12, 14])
})

it('[CR 603.2e example 1] a permanent that enters tapped does not become tapped', () => {
  const b = board({ a: { battlefield: ['Orb of Dreams'], hand: ['City of Brass'] } })
  b.play('City of Brass')
  expect([b.object('City of Brass').tapped, b.names('stack')]).toEqual([true, []])
})

it('[CR 603.2g example 1] damage that is prevented whole does not trigger Jackal Pup', () => {
  const dealt = (...protection: string[]) => {
    const b = board({
      a: { battlefield: ['Jackal Pup', 'Plains'], hand: protection },
      b: { battlefield: ['Mountain'], hand: ['Gut Shot'] },
    })
    if (protection.length > 0) b.cast('Mending Hands', { targets: ['Jackal Pup'] }).resolve()
    b.turnTo('B')
      .cast('Gut Shot', { targets: ['Jackal Pup'] })
      .resolveAll()
    return b.life('A')
  }
  expect([dealt(), dealt('Mending Hands')]).toEqual([19, 20])
})

describe('[CR 603.4] Felidar Sovereign', () => {
  const upkeep = (life: number) =>
    board({
      a: { battlefield: ['Felidar Sovereign'], life },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
      active: 1,
    }).to('upkeep')

  it('[CR 603.4 example 1] does not trigger below 40 life', () => {
    expect(upkeep(39).names('stack')).toEqual([])
  })

  it('[CR 603.4 example 1] wins with 40 life as it resolves', () => {
    expect(upkeep(40).resolveAll().winner).toBe('A')
  })
})

it('[CR 603.4 example 1] Felidar Sovereign does nothing if less than 40 life is left as its ability resolves', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Felidar Sovereign'], life: 40 },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  for (let guard = 0; guard < 20 && b.game.state.stack.length === 0; guard++) b.pass()
  b.turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect([b.winner, b.life('A')]).toEqual([null, 38])
})

describe('what an object is as it enters', () => {
  it("[CR 603.6b example 1] under Nature's Revolt a land that is played is a creature that enters", () => {
    const b = board({ a: { battlefield: ["Nature's Revolt", 'Soul Warden'], hand: ['Forest'] } })
    b.play('Forest').resolveAll()
    expect(b.life('A')).toBe(21)
  })

  it('[CR 603.6b example 1] under Humility Wall of Omens does not trigger', () => {
    const b = board({ a: { battlefield: ['Humility', '2 Plains'], hand: ['Wall of Omens'] } })
    b.cast('Wall of Omens').resolveAll()
    expect(b.names('hand', 'A')).toEqual([])
  })
})

it('[CR 603.7c example 1] the delayed ability of Shallow Grave does nothing if the creature has left before', () => {
  const b = board({
    a: {
      battlefield: ['3 Swamp', 'Mountain'],
      hand: ['Shallow Grave', 'Shock', 'Gravedigger'],
      graveyard: ['Grizzly Bears'],
    },
  })
  b.cast('Shallow Grave')
    .resolve()
    .cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .to('end')
    .resolveAll()
  expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
})

it('[CR 603.10a example 1] an artifact that is destroyed together with two creatures sees both die', () => {
  const b = board({
    a: { battlefield: ['Moonlit Wake', '6 Plains'], hand: ["Akroma's Vengeance"] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.cast("Akroma's Vengeance").resolveAll()
  expect([b.life('A'), b.in('graveyard', 'Moonlit Wake')]).toEqual([22, true])
})

it('[CR 603.12 example 1] Ruthless Lawbringer triggers only for the creature sacrificed because of it', () => {
  const b = board({
    a: { battlefield: ['Plains', '2 Swamp', "Ashnod's Altar", '2 Grizzly Bears'], hand: ['Ruthless Lawbringer'] },
    b: { battlefield: ['Hill Giant', 'Sol Ring'] },
  })
  const seen = watch(b)
  b.cast('Ruthless Lawbringer').resolve().no('payOrNot').resolve()
  b.tapForMana("Ashnod's Altar")
  expect([seen.count('triggered'), b.names('stack')]).toEqual([1, []])
})
