import { amass, anyTarget, card, dealDamage, enters, keyword, the, triggered } from '@spellwright/dsl'

export const orcishBowmasters = card({
  name: 'Orcish Bowmasters',
  cost: '{1}{B}',
  type: 'Creature — Orc Archer',
  power: 1,
  toughness: 1,
  abilities: [
    keyword('flash'),
    triggered({
      on: {
        kind: 'either',
        events: [enters('self'), { kind: 'drawn', player: 'opponent', which: 'exceptFirstInDrawStep' }],
      },
      targets: { victim: anyTarget },
      effects: [dealDamage(1, the('victim')), amass('Orc', 1)],
    }),
  ],
})
