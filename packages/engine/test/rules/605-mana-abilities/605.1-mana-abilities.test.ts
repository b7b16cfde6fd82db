import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('mana abilities', () => {
  it('[S4.1] [S6.3] fixed: Mountain adds {R}', () => {
    const b = board({ a: { battlefield: ['Mountain'] } })
    b.tapForMana('Mountain')
    expect(b.pool('A')).toBe('{R}')
    expect(b.object('Mountain').tapped).toBe(true)
  })

  it('[S6.3] choice: Karplusan Forest adds {C} without damage', () => {
    const b = board({ a: { battlefield: ['Karplusan Forest'] } })
    b.tapForMana('Karplusan Forest')
    expect(b.pool('A')).toBe('{C}')
    expect(b.life('A')).toBe(20)
  })

  it.each(['{R}', '{G}'])('[S6.3] choice: Karplusan Forest adds %s and deals 1 damage', (mana) => {
    const b = board({ a: { battlefield: ['Karplusan Forest'] } })
    b.option('manaColor', mana).tapForMana('Karplusan Forest', 1)
    expect(b.pool('A')).toBe(mana)
    expect(b.life('A')).toBe(19)
  })

  it("[S6.3] dynamic: Serra's Sanctum adds {W} for each enchantment you control", () => {
    const b = board({
      a: { battlefield: ["Serra's Sanctum", 'Exploration', 'Glorious Anthem'] },
      b: { battlefield: ['Humility'] },
    })
    b.tapForMana("Serra's Sanctum")
    expect(b.pool('A')).toBe('{W}{W}')
  })

  it("[S6.3] Serra's Sanctum without enchantments can be tapped for nothing", () => {
    const b = board({ a: { battlefield: ["Serra's Sanctum"] } })
    b.tapForMana("Serra's Sanctum")
    expect(b.pool('A')).toBe('')
    expect(b.object("Serra's Sanctum").tapped).toBe(true)
  })

  it('[S6.3] with a cost: Skirk Prospector sacrifices a Goblin', () => {
    const b = board({ a: { battlefield: ['Skirk Prospector', 'Goblin Piker'] } })
    b.pick('sacrifice', 'Goblin Piker').tapForMana('Skirk Prospector')
    expect(b.pool('A')).toBe('{R}')
    expect(b.in('graveyard', 'Goblin Piker', 'A')).toBe(true)
  })

  it('[S6.3] triggered: Wild Growth adds {G} besides', () => {
    const b = board({ a: { battlefield: ['Plains', { card: 'Wild Growth', attachedTo: 'Plains' }] } })
    b.tapForMana('Plains')
    expect(b.pool('A')).toBe('{W}{G}')
  })

  it('[S6.3] [CR 106.6] with a rider: Beastcaller Savant pays for creature spells', () => {
    const b = board({ a: { battlefield: ['Beastcaller Savant', 'Forest'], hand: ['Grizzly Bears', 'Exploration'] } })
    b.cast('Grizzly Bears').resolve()
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  })

  it('[S6.3] [CR 106.6] and for nothing else', () => {
    const b = board({ a: { battlefield: ['Beastcaller Savant'], hand: ['Exploration', 'Llanowar Elves'] } })
    expect(b.can('cast', 'Exploration')).toBe(false)
    expect(b.can('cast', 'Llanowar Elves')).toBe(true)
    b.option('manaColor', '{G}').tapForMana('Beastcaller Savant')
    expect(b.can('cast', 'Exploration')).toBe(false)
  })

  it('[CR 305.6] a dual land has both mana abilities', () => {
    const b = board({ a: { battlefield: ['Taiga'] } })
    b.tapForMana('Taiga', 1)
    expect(b.pool('A')).toBe('{G}')
  })

  it('Ancient Tomb adds {C}{C} and deals 2 damage', () => {
    const b = board({ a: { battlefield: ['Ancient Tomb'] } })
    b.tapForMana('Ancient Tomb')
    expect(b.pool('A')).toBe('{C}{C}')
    expect(b.life('A')).toBe(18)
  })

  it('[CR 605.1a, 605.5b] Dark Ritual is a spell and uses the stack', () => {
    const b = board({ a: { battlefield: ['Swamp'], hand: ['Dark Ritual'] } })
    b.cast('Dark Ritual')
    expect(b.pool('A')).toBe('')
    b.resolve()
    expect(b.pool('A')).toBe('{B}{B}{B}')
  })

  it('[CR 606.1] a loyalty ability that adds mana is no mana ability: Chandra', () => {
    const b = board({ a: { battlefield: ['Chandra, Torch of Defiance'] } })
    b.activate('Chandra, Torch of Defiance', { nth: 1 })
    expect(b.pool('A')).toBe('')
    b.resolve()
    expect(b.pool('A')).toBe('{R}{R}')
  })

  it('[CR 605.3b] Chromatic Sphere draws its card at once, without the stack', () => {
    const b = board({ a: { battlefield: ['Chromatic Sphere', 'Forest'] } })
    b.option('manaColor', '{U}').tapForMana('Chromatic Sphere')
    expect(b.pool('A')).toBe('{U}')
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
    expect(b.game.state.stack).toEqual([])
  })
})

it('[CR 605.3] a Druid that taps for mana itself pays only once', () => {
  const b = board({ a: { battlefield: ['Seton, Krosan Protector', 'Llanowar Elves'], hand: ['Leatherback Baloth'] } })
  expect(b.can('cast', 'Leatherback Baloth')).toBe(false)
})

it('[S3.4] [CR 605.3b, 113.4, 405.6c] a mana ability does not use the stack and does not pass priority', () => {
  const b = board({ a: { battlefield: ['Forest'] } })
  b.tapForMana('Forest')
  expect(b.game.state.stack).toEqual([])
  expect(b.decision.player).toBe(0)
  expect(b.pool('A')).toBe('{G}')
})

describe('targets on resolution', () => {
  it('[CR 605.3] a land can be tapped for mana in response to Wasteland', () => {
    const b = board({
      a: { battlefield: ['Wasteland'] },
      b: { battlefield: ["Serra's Sanctum", 'Glorious Anthem', 'Humility'] },
    })
    b.activate('Wasteland', { targets: ["Serra's Sanctum"] })
    b.turnTo('B').tapForMana("Serra's Sanctum").resolve()
    expect(b.in('graveyard', "Serra's Sanctum", 'B')).toBe(true)
    expect(b.pool('B')).toBe('{W}{W}')
  })
})

it('[CR 605.4a, 605.1b] Wild Growth’s triggered mana ability does not use the stack', () => {
  const b = board({ a: { battlefield: ['Forest', { card: 'Wild Growth', attachedTo: 'Forest' }] } })
  b.tapForMana('Forest')
  expect(b.pool('A')).toBe('{G}{G}')
  expect(b.game.state.stack).toEqual([])
})
