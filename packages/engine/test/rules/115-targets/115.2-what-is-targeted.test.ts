import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 115.2, 109.2] "target creature" is a permanent: a creature card in a graveyard is no target', () => {
  const b = board({ a: { hand: ['Murder'], mana: '{B}{B}{B}' }, b: { graveyard: ['Hill Giant'] } })
  expect(b.can('cast', 'Murder')).toBe(false)
})

it('[CR 109.2a] "target creature card from your graveyard" is no permanent', () => {
  const b = board({ a: { hand: ['Raise Dead'], battlefield: ['Hill Giant'], mana: '{B}' } })
  expect(b.can('cast', 'Raise Dead')).toBe(false)
})

it('[CR 109.2b] "target creature spell" is on the stack', () => {
  const b = board({
    a: { hand: ['Remove Soul'], mana: '{U}{U}' },
    b: { battlefield: ['Hill Giant'], graveyard: ['Hill Giant'] },
  })
  expect(b.can('cast', 'Remove Soul')).toBe(false)
})

it('[CR 115.6] a spell that allows zero targets is cast without any, and targets nothing then', () => {
  const b = board({ a: { hand: ['Choking Tethers'], mana: '{U}{U}{U}{U}' } })
  b.cast('Choking Tethers')
  const [spell] = b.game.state.stack
  expect(b.game.state.objects[spell!]!.stack!.targets.flatMap(({ entities }) => entities)).toEqual([])
})

describe('[CR 115.8] modal spells', () => {
  it('[CR 115.8, 700.2f] Misdirection changes the target of Izzet Charm, and not its mode', () => {
    const b = board({
      a: { hand: ['Izzet Charm'], mana: '{U}{R}' },
      b: { hand: ['Misdirection'], battlefield: ['Grizzly Bears', 'Memnite'], mana: '{U}{U}{U}{U}{U}' },
    })
    b.reply('mode', [0]).cast('Izzet Charm', { targets: ['Grizzly Bears'] })
    b.turnTo('B').cast('Misdirection').pick('newTargets', 'Memnite').pick('target', 'Memnite').resolve()
    b.resolve()
    expect(b.names('graveyard', 'B')).toEqual(['Misdirection', 'Memnite'])
  })
})

it('[CR 115.7b] a target is changed only to another legal one', () => {
  const b = board({
    a: { hand: ['Murder'], mana: '{B}{B}{B}' },
    b: { hand: ['Misdirection'], battlefield: ['Grizzly Bears'], mana: '{U}{U}{U}{U}{U}' },
  })
  b.cast('Murder').turnTo('B').cast('Misdirection').resolveAll()
  expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
})

it('[CR 700.2c] the targets of a mode are chosen only if that mode is', () => {
  const b = board({ a: { hand: ['Izzet Charm'], library: ['3 Wastes'], mana: '{U}{R}' } })
  const modes: string[] = []
  b.reply('mode', (decision) => {
    if (decision.shape === 'options') modes.push(...decision.options.map(({ label }) => label))
    return [0]
  })
  b.cast('Izzet Charm')
  const [spell] = b.game.state.stack
  expect(b.game.state.objects[spell!]!.stack!.targets).toHaveLength(0)
})

it('[CR 700.2d] the same mode is chosen several times where the spell says so', () => {
  const b = board({ a: { hand: ['Mystic Confluence'], mana: '{U}{U}{U}{U}{U}' } })
  b.reply('mode', (decision) => {
    // Nothing else has a target.
    expect(decision).toMatchObject({ min: 3, max: 3, repeat: true })
    return [0, 0, 0]
  })
  b.cast('Mystic Confluence').resolve()
  expect(b.names('hand', 'A')).toHaveLength(3)
})

it('[CR 700.2d] and only once where it does not', () => {
  const b = board({ a: { hand: ["Atarka's Command"], mana: '{R}{G}' } })
  expect(() => b.reply('mode', [1, 1]).cast("Atarka's Command")).toThrow('Refused')
})
