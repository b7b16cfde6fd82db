import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('copies of permanents', () => {
  it('[CR 303.4f] Copy Enchantment as a copy of Unholy Strength is attached to what its controller chooses', () => {
    const b = board({
      a: {
        battlefield: ['3 Island', 'Swamp', 'Grizzly Bears', 'Hill Giant'],
        hand: ['Unholy Strength', 'Copy Enchantment'],
      },
    })
    b.cast('Unholy Strength', { targets: ['Hill Giant'] }).resolve()
    b.yes('copy').pick('enterAttached', 'Grizzly Bears').cast('Copy Enchantment').resolve()
    expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['4/3', '5/4'])
  })
})

it('[CR 303.4f] Replenish returns an Aura with its only possible host, without a question', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Grizzly Bears'], hand: ['Replenish'], graveyard: ['Holy Strength'] },
  })
  b.cast('Replenish').resolve()
  expect(b.object('Holy Strength').attachedTo).toBe(b.id('Grizzly Bears'))
  expect(b.pt('Grizzly Bears')).toBe('3/4')
})

it('[CR 303.4g] an Aura with nothing to enchant stays in the graveyard', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Replenish'], graveyard: ['Holy Strength', 'Glorious Anthem'] },
  })
  b.cast('Replenish').resolve()
  expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  expect(b.in('battlefield', 'Glorious Anthem')).toBe(true)
})

it('[CR 303.4f] an Aura that is put onto the battlefield targets nothing: shroud does not stop it', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Argothian Enchantress'], hand: ['Replenish'], graveyard: ['Holy Strength'] },
  })
  b.cast('Replenish').resolve()
  expect(b.pt('Argothian Enchantress')).toBe('1/3')
})

it('[CR 303.4f] it cannot enter on something that enters with it', () => {
  const b = board({
    a: {
      battlefield: ['4 Plains', 'Opalescence'],
      hand: ['Replenish'],
      graveyard: ['Glorious Anthem', 'Holy Strength'],
    },
  })
  b.cast('Replenish').resolve()
  expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
})

it('[CR 303.4f] its controller chooses among several hosts', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Grizzly Bears'], hand: ['Replenish'], graveyard: ['Holy Strength'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.pick('enterAttached', 'Hill Giant').cast('Replenish').resolve()
  expect(b.pt('Hill Giant')).toBe('4/5')
})
