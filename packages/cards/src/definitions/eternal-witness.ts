import { card, enters, may, returnTo, target, the, triggered } from '@spellwright/dsl'

export const eternalWitness = card({
  name: 'Eternal Witness',
  cost: '{1}{G}{G}',
  type: 'Creature — Human Shaman',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you' }) },
      effects: [may(returnTo('hand', the('card')))],
    }),
  ],
})
