import { addMana, card, enters, the, triggered } from '@spellwright/dsl'

export const badgermoleCub = card({
  name: 'Badgermole Cub',
  cost: '{1}{G}',
  type: 'Creature — Badger Mole',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { target: { objects: { controller: 'you', type: 'land' } } },
      effects: [{ kind: 'earthbend', what: the('target'), count: 1 }],
    }),
    triggered({
      on: { kind: 'tappedForMana', object: { type: 'creature' }, player: 'you' },
      effects: [addMana('{G}')],
    }),
  ],
})
