import { activated, card, exactly, mana, returnTo, sacrificeSelf, tap, tapForMana, the } from '@spellwright/dsl'

export const hauntedFengraf = card({
  name: 'Haunted Fengraf',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{3}'), tap, sacrificeSelf],
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'graveyard', owner: 'you', type: 'creature' },
          count: exactly(1),
          as: 'card',
          random: 'random',
        },
        returnTo('hand', the('card')),
      ],
    }),
  ],
})
