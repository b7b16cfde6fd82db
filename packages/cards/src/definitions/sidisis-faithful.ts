import { card, keyword, returnTo, target, the, triggered } from '@spellwright/dsl'

export const sidisisFaithful = card({
  name: "Sidisi's Faithful",
  cost: '{U}',
  type: 'Creature — Snake Wizard',
  power: 0,
  toughness: 4,
  abilities: [
    keyword('exploit'),
    triggered({
      on: { kind: 'exploited', object: 'self' },
      targets: { creature: target({ type: 'creature' }) },
      effects: [returnTo('hand', the('creature'))],
    }),
  ],
})
