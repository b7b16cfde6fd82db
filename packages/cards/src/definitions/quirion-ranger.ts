import { activated, card, returnCost, target, the, untap } from '@spellwright/dsl'

export const quirionRanger = card({
  name: 'Quirion Ranger',
  cost: '{G}',
  type: 'Creature — Elf Ranger',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [returnCost({ subtype: 'Forest', controller: 'you' })],
      targets: { creature: target({ type: 'creature' }) },
      effects: [untap(the('creature'))],
      limit: { times: 1, per: 'turn' },
    }),
  ],
})
