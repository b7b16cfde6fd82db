import { card, enters, keyword, returnTo, target, the, triggered } from '@spellwright/dsl'

export const tenaciousTomeseeker = card({
  name: 'Tenacious Tomeseeker',
  cost: '{2}{U}',
  type: 'Creature — Human Knight',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('bargain'),
    triggered({
      on: enters('self'),
      condition: { kind: 'paid', cost: 'bargain' },
      targets: { card: target({ type: ['instant', 'sorcery'], zone: 'graveyard', owner: 'you' }) },
      effects: [returnTo('hand', the('card'))],
    }),
  ],
})
