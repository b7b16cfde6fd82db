import { activated, card, mana, mill, returnTo, sacrificeSelf, tap, tapForMana, target, the } from '@spellwright/dsl'

export const edenSeatOfTheSanctum = card({
  name: 'Eden, Seat of the Sanctum',
  type: 'Land — Town',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{5}'), tap],
      effects: [
        mill(2),
        {
          kind: 'mayPay',
          player: 'you',
          cost: [sacrificeSelf],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { target: target({ zone: 'graveyard', owner: 'you', is: 'permanentCard', other: true }) },
              effects: [returnTo('hand', the('target'))],
            },
          ],
        },
      ],
    }),
  ],
})
