import { card, dies, exile, keyword, leaves, ownerOf, returnTo, target, the, triggered } from '@spellwright/dsl'

export const luciusTheEternal = card({
  name: 'Lucius the Eternal',
  cost: '{3}{B}{R}',
  type: 'Legendary Creature — Astartes Warrior',
  power: 5,
  toughness: 3,
  abilities: [
    keyword('haste'),
    triggered({
      abilityWord: 'Armor of Shrieking Souls',
      on: dies('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [
        exile('self', { as: 'card' }),
        {
          kind: 'delayedTrigger',
          on: leaves(the('creature')),
          lasts: 'once',
          effects: [returnTo('battlefield', the('card'), { under: ownerOf(the('card')) })],
        },
      ],
    }),
  ],
})
