import { card, count, enters, keyword, may, pump, target, the, triggered, upTo } from '@spellwright/dsl'

export const kraulHarpooner = card({
  name: 'Kraul Harpooner',
  cost: '{1}{G}',
  type: 'Creature — Insect Warrior',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('reach'),
    triggered({
      abilityWord: 'Undergrowth',
      on: enters('self'),
      targets: {
        creature: target({ type: 'creature', keyword: 'flying', controller: 'opponent' }, { count: upTo(1) }),
      },
      effects: [
        pump('self', count({ zone: 'graveyard', owner: 'you', type: 'creature' }), 0),
        may({ kind: 'fight', a: 'self', b: the('creature') }),
      ],
    }),
  ],
})
