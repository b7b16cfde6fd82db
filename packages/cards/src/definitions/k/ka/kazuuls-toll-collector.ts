import { activated, card, mana, target, the } from '@spellwright/dsl'

export const kazuulsTollCollector = card({
  name: "Kazuul's Toll Collector",
  type: 'Creature — Ogre Warrior',
  cost: '{2}{R}',
  power: 3,
  toughness: 2,
  abilities: [
    activated({
      cost: [mana('{0}')],
      timing: 'sorcery',
      targets: { equipment: target({ subtype: 'Equipment', controller: 'you' }) },
      effects: [{ kind: 'attach', what: the('equipment'), to: 'self' }],
    }),
  ],
})
