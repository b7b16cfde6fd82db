import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 301.5c] an Equipment that has become a creature is no longer attached', () => {
  const b = board({
    a: {
      battlefield: [
        'Karn, Silver Golem',
        'Grizzly Bears',
        { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
        'Wastes',
      ],
    },
  })
  expect(b.pt('Grizzly Bears')).toBe('4/2')
  b.activate('Karn, Silver Golem', { targets: ['Bonesplitter'] }).resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Bonesplitter')]).toEqual(['2/2', '1/1'])
})

it('[CR 303.4e] only the controller of an Aura activates its abilities, whoever controls the creature', () => {
  const b = board({
    a: { battlefield: [{ card: 'Firebreathing', attachedTo: 'Hill Giant' }, 'Mountain'] },
    b: { battlefield: ['Hill Giant', 'Mountain'] },
  })
  expect(b.can('activate', 'Firebreathing')).toBe(true)
  b.turnTo('B')
  expect(b.can('activate', 'Firebreathing')).toBe(false)
})

it('[CR 303.4e] control of the enchanted creature changes nothing for the Aura', () => {
  const b = board({
    a: { hand: ['Act of Treason'], mana: '{R}{R}{R}' },
    b: { battlefield: ['Hill Giant', { card: 'Holy Strength', attachedTo: 'Hill Giant' }] },
  })
  b.cast('Act of Treason').resolve()
  expect([b.c('Hill Giant').controller, b.c('Holy Strength').controller, b.pt('Hill Giant')]).toEqual([0, 1, '4/5'])
})

it('[CR 702.16d] Equipment with the quality does not stay on a creature with protection from it', () => {
  const b = board({
    a: {
      hand: ["Apostle's Blessing"],
      battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }],
      mana: '{W}{W}',
    },
  })
  b.option('chooseColor', 'artifact')
    .option('choose', 'artifact')
    .cast("Apostle's Blessing", { targets: ['Grizzly Bears'] })
    .resolve()
  expect([b.in('battlefield', 'Bonesplitter'), b.object('Bonesplitter').attachedTo]).toEqual([true, 0])
})
