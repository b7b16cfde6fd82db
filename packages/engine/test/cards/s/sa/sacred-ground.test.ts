import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Sacred Ground] returns lands destroyed by an opponent's spell, each by its own trigger", () => {
  const b = board({
    a: { battlefield: ['Sacred Ground', '2 Plains'] },
    b: { battlefield: ['4 Plains'], hand: ['Armageddon'] },
    active: 1,
  })
  b.cast('Armageddon').resolve()
  expect(b.game.state.stack).toHaveLength(2)
  b.resolveAll()
  expect(b.count('battlefield', 'Plains', 'A')).toBe(2)
  expect(b.count('battlefield', 'Plains', 'B')).toBe(0)
})

it("[Sacred Ground] returns a land destroyed by an opponent's ability", () => {
  const b = board({
    a: { battlefield: ['Sacred Ground', "Mishra's Factory"] },
    b: { battlefield: ['Wasteland'] },
    active: 1,
  })
  b.activate('Wasteland', { targets: ["Mishra's Factory"] }).resolveAll()
  expect(b.in('battlefield', "Mishra's Factory", 'A')).toBe(true)
})

it('[Sacred Ground] does nothing for lands its own controller destroys', () => {
  const b = board({ a: { battlefield: ['Sacred Ground', '4 Plains'], hand: ['Armageddon'] } })
  b.cast('Armageddon').resolve()
  expect(b.game.state.stack).toHaveLength(0)
  expect(b.count('battlefield', 'Plains')).toBe(0)
})

it('[Sacred Ground] does nothing for a land sacrificed as a cost', () => {
  const b = board({ a: { battlefield: ['Sacred Ground', 'Wasteland'] }, b: { battlefield: ['Rishadan Port'] } })
  b.activate('Wasteland', { targets: ['Rishadan Port'] }).resolve()
  expect(b.game.state.stack).toHaveLength(0)
  expect(b.in('graveyard', 'Wasteland', 'A')).toBe(true)
})

it("[Sacred Ground] returns a land its controller has to sacrifice for an opponent's spell", () => {
  const b = board({
    a: { battlefield: ['Sacred Ground', "Mishra's Factory", '2 Plains'] },
    b: { battlefield: ['2 Swamp'], hand: ['Diabolic Edict'] },
  })
  b.activate("Mishra's Factory").resolve().turnTo('B')
  b.cast('Diabolic Edict', { targets: ['A'] }).resolve()
  expect(b.in('graveyard', "Mishra's Factory", 'A')).toBe(true)
  b.resolve()
  expect(b.in('battlefield', "Mishra's Factory", 'A')).toBe(true)
})

it('[Sacred Ground] does not see lethal damage: the game destroys the land, not the spell', () => {
  const b = board({
    a: { battlefield: ['Sacred Ground', "Mishra's Factory", 'Plains'] },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
  })
  b.activate("Mishra's Factory").resolve().turnTo('B')
  b.cast('Lightning Bolt', { targets: ["Mishra's Factory"] }).resolveAll()
  expect(b.in('graveyard', "Mishra's Factory", 'A')).toBe(true)
})

it("[Sacred Ground] speaks of its controller's graveyard: the opponent's lands stay there", () => {
  const b = board({
    a: { battlefield: ['Sacred Ground', 'Plains'] },
    b: { battlefield: ['4 Plains'], hand: ['Armageddon'] },
    active: 1,
  })
  b.cast('Armageddon').resolveAll()
  expect(b.count('graveyard', 'Plains', 'B')).toBe(4)
})
