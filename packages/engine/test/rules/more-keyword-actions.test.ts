import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 701.34a] proliferate gives chosen permanents and players another counter of each kind', () => {
  const b = board({
    a: {
      hand: ['Steady Progress'],
      battlefield: [
        '3 Island',
        { card: 'Grizzly Bears', counters: { '+1/+1': 1, charge: 2 } },
        { card: 'Hill Giant', counters: { '+1/+1': 1 } },
        'Llanowar Elves',
      ],
    },
  })
  b.pick('choose', 'Grizzly Bears').cast('Steady Progress').resolve()
  expect(b.object('Grizzly Bears').counters).toEqual({ '+1/+1': 2, charge: 3 })
  expect(b.pt('Hill Giant')).toBe('4/4')
})

describe('monstrosity', () => {
  it('[CR 701.37a] happens once only', () => {
    const b = board({ a: { battlefield: ['14 Forest', 'Nessian Asp'] } })
    b.throughJson = true
    b.activate('Nessian Asp').resolve()
    expect(b.pt('Nessian Asp')).toBe('8/9')
    b.activate('Nessian Asp').resolve()
    expect(b.pt('Nessian Asp')).toBe('8/9')
  })

  it('[Ember Swallower] triggers as it becomes monstrous', () => {
    const b = board({ a: { battlefield: ['7 Mountain', 'Ember Swallower'] }, b: { battlefield: ['3 Forest'] } })
    b.activate('Ember Swallower').resolve().resolve()
    expect(b.count('battlefield', 'Mountain')).toBe(4)
    expect(b.names('battlefield', 'B')).toEqual([])
  })
})

it('[CR 701.46a] adapt does nothing where there is a +1/+1 counter', () => {
  const b = board({ a: { battlefield: ['12 Forest', 'Sauroform Hybrid'] } })
  b.activate('Sauroform Hybrid').resolve().activate('Sauroform Hybrid').resolve()
  expect(b.pt('Sauroform Hybrid')).toBe('6/6')
})

it('[CR 701.36a] populate copies a creature token', () => {
  const b = board({
    a: { hand: ['Call of the Herd', 'Wake the Reflections'], battlefield: ['3 Forest', '2 Plains', 'Grizzly Bears'] },
  })
  b.cast('Call of the Herd').resolve().cast('Wake the Reflections').resolve()
  expect(b.count('battlefield', 'Elephant Token')).toBe(2)
})

it('[CR 701.36b] without a creature token nothing is created', () => {
  const b = board({ a: { hand: ['Wake the Reflections'], battlefield: ['Plains', 'Grizzly Bears'] } })
  b.cast('Wake the Reflections').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Plains', 'Grizzly Bears'])
})

it('[CR 701.15a] a goaded creature must attack until the next turn of who goaded it', () => {
  const b = board({
    a: { hand: ['Jeering Homunculus'], battlefield: ['2 Island'], library: ['9 Forest'] },
    b: { battlefield: ['Grizzly Bears'], library: ['9 Forest'] },
  })
  b.yes().aim(['Grizzly Bears']).cast('Jeering Homunculus').resolve().resolve().to('declareAttackers', 4)
  expect(() => b.submit([])).toThrow()
  b.attack('Grizzly Bears').to('declareAttackers', 6)
  expect(() => b.submit([])).not.toThrow()
})

describe('discover', () => {
  const start = () =>
    board({
      a: {
        hand: ['Murder'],
        battlefield: ['3 Swamp', 'Primordial Gnawer'],
        library: ['Forest', 'Colossal Dreadmaw', 'Shock', 'Plains'],
      },
    })

  it('[CR 701.57a] casts the first nonland card of small enough mana value', () => {
    const b = start()
    b.cast('Murder', { targets: ['Primordial Gnawer'] }).resolve()
    b.yes().aim(['B']).resolve().resolveAll()
    expect(b.life('B')).toBe(18)
    expect(b.names('library', 'A')[0]).toBe('Plains')
  })

  it('[CR 701.57a] what is not cast is put into the hand', () => {
    const b = start()
    b.cast('Murder', { targets: ['Primordial Gnawer'] }).resolve()
    b.no().resolve()
    expect(b.names('hand', 'A')).toEqual(['Shock'])
    expect(b.names('exile')).toEqual([])
  })
})
