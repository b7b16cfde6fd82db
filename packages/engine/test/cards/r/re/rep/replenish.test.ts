import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Replenish] returns all enchantment cards from your graveyard to the battlefield', () => {
  const b = board({
    a: {
      battlefield: ['4 Plains'],
      hand: ['Replenish'],
      graveyard: ['Glorious Anthem', 'Exploration', 'Grizzly Bears'],
    },
    b: { graveyard: ['Humility'] },
  })
  b.cast('Replenish').resolve()
  expect(b.in('battlefield', 'Glorious Anthem', 'A')).toBe(true)
  expect(b.in('battlefield', 'Exploration', 'A')).toBe(true)
  expect(b.names('graveyard', 'A').sort()).toEqual(['Grizzly Bears', 'Replenish'])
  expect(b.names('graveyard', 'B')).toEqual(['Humility'])
})

it('[Replenish] lets you choose what each Aura enchants', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Forest'], hand: ['Replenish'], graveyard: ['Wild Growth'] },
  })
  b.pick('enterAttached', 'Forest').cast('Replenish').resolve()
  expect(b.object('Wild Growth').attachedTo).toBe(b.id('Forest'))
})

it('[Replenish] leaves an Aura with nothing to enchant in the graveyard', () => {
  const b = board({ a: { battlefield: ['4 Plains'], hand: ['Replenish'], graveyard: ['Pacifism', 'Exploration'] } })
  b.cast('Replenish').resolve()
  expect(b.in('graveyard', 'Pacifism', 'A')).toBe(true)
  expect(b.in('battlefield', 'Exploration', 'A')).toBe(true)
})

it('[Replenish] does not let an Aura enchant what enters at the same time', () => {
  const b = board({
    a: { battlefield: ['4 Plains', 'Opalescence'], hand: ['Replenish'], graveyard: ['Pacifism', 'Glorious Anthem'] },
  })
  b.cast('Replenish').resolve()
  expect(b.in('battlefield', 'Glorious Anthem', 'A')).toBe(true)
  expect(b.in('graveyard', 'Pacifism', 'A')).toBe(true)
})

it('[Replenish] gives Parallax Wave its fade counters', () => {
  const b = board({ a: { battlefield: ['4 Plains'], hand: ['Replenish'], graveyard: ['Parallax Wave'] } })
  b.cast('Replenish').resolve()
  expect(b.counters('Parallax Wave', 'fade')).toBe(5)
})

it('[Replenish] with Opalescence among the cards makes them creatures that cannot attack yet', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Replenish'], graveyard: ['Opalescence', 'Parallax Wave'] },
  })
  b.cast('Replenish').resolve()
  expect(b.pt('Parallax Wave')).toBe('4/4')
  expect(() => b.attack('Parallax Wave')).toThrow()
})

it('[Replenish] brings nothing under Rest in Peace, which has emptied the graveyard', () => {
  const b = board({
    a: { battlefield: ['4 Plains', '2 Plains'], hand: ['Rest in Peace', 'Replenish'], graveyard: ['Humility'] },
  })
  b.cast('Rest in Peace').resolveAll()
  b.cast('Replenish').resolve()
  expect(b.names('battlefield', 'A').filter((name) => name !== 'Plains')).toEqual(['Rest in Peace'])
  expect(b.in('exile', 'Replenish', 'A')).toBe(true)
})
