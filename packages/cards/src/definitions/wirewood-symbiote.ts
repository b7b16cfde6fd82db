import { activated, card, returnCost, target, the, untap } from '@spellwright/dsl'

export const wirewoodSymbiote = card({
  name: 'Wirewood Symbiote',
  cost: '{G}',
  type: 'Creature — Insect',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [returnCost({ subtype: 'Elf', controller: 'you' })],
      targets: { creature: target({ type: 'creature' }) },
      effects: [untap(the('creature'))],
      limit: { times: 1, per: 'turn' },
    }),
  ],
})
