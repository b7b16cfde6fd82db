import { card, controllerOf, eventAmount, gainLife, triggered } from '@spellwright/dsl'

export const essenceSliver = card({
  name: 'Essence Sliver',
  cost: '{3}{W}',
  type: 'Creature — Sliver',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'damage', source: { subtype: 'Sliver' }, to: 'any' },
      effects: [gainLife(eventAmount, controllerOf('eventSource'))],
    }),
  ],
})
