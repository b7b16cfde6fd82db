import { attacks, card, keyword, mana, returnTo, target, the, triggered } from '@spellwright/dsl'

export const aleshaWhoSmilesAtDeath = card({
  name: 'Alesha, Who Smiles at Death',
  cost: '{2}{R}',
  type: 'Legendary Creature — Human Warrior',
  power: 3,
  toughness: 2,
  abilities: [
    keyword('first strike'),
    triggered({
      on: attacks('self'),
      targets: { card: target({ type: 'creature', power: { atMost: 2 }, zone: 'graveyard', owner: 'you' }) },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{W/B}{W/B}')],
          then: [returnTo('battlefield', the('card'), { enters: ['tapped', 'attacking'] })],
        },
      ],
    }),
  ],
})
